"""Where a printed format has spaces: ODS's rule, evaluated once when a format is compiled."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass
class Spacing:
    """What was printed last: whether a space is due, and whether it was punctuation."""

    space: bool = True
    punctuation: bool = False

    def literal(self, text: str) -> str:
        """The literal with the space that belongs before it."""
        single = len(text) == 1 or text == "->"
        if not single:
            before = True
        elif self.punctuation:
            before = text[0] not in ">)}],"
        else:
            before = text[0] not in "<>(){}[],"
        result = (" " if self.space and before else "") + text
        self.space = len(text) != 1 or text[0] not in "<({["
        self.punctuation = not (text[0] == "_" or text[0].isalpha())
        return result

    def blank(self, text: str) -> str:
        """An explicit space, nothing, or a new line."""
        self.space = False
        self.punctuation = not text
        return text

    def other(self) -> str:
        """The space before a variable or directive."""
        due = self.space or not self.punctuation
        self.space, self.punctuation = True, False
        return " " if due else ""

    def attr_dict(self) -> None:
        """An attribute dictionary brings its own space."""
        self.punctuation = False
