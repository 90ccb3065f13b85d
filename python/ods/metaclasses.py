"""Metaclasses by which a constraint or a parameter kind is a name that type checkers take between brackets.

``class EvenTensor(metaclass=TypeConstraintMeta, constraint=TypeConstraint("tensor of even size", ...)): ...`` is that
constraint and nothing more, as ``EvenTensor = TypeConstraint(...)`` would be. A checker sees a class, so that it takes
``Operand[EvenTensor]``, whose metaclass is a constraint, so that it takes ``any_type_of(EvenTensor, Index)``. The bases
are what accessors return: ``class Names(ir.ArrayAttr, metaclass=AttrConstraintMeta, constraint=array_of(StrAttr)): ...``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gpuir.ods.constraints import AttrConstraint, TypeConstraint
    from gpuir.ods.parameters import Parameter

    class TypeConstraintMeta(TypeConstraint, type): ...

    class AttrConstraintMeta(AttrConstraint, type): ...

    class ParameterMeta(Parameter, type): ...

else:

    def _declared(name, bases, members, *, constraint=None, parameter=None):
        return constraint or parameter

    TypeConstraintMeta = AttrConstraintMeta = ParameterMeta = _declared
