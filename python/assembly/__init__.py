"""Text to IR and IR to text: the lexer, format directives, parser, printer and aliases."""
