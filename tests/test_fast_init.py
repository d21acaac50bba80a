"""A faster `__init__` makes the same instances as the one of the standard library."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, asdict, dataclass, field, replace
from typing import Any, Literal

import pytest

from hairpin.core.fast_init import fast_init


@dataclass(frozen=True, slots=True)
class Plain:
    kind: Literal["plain"] = field(default="plain", init=False)
    place: str
    dice: int = 6


@fast_init
@dataclass(frozen=True, slots=True)
class Fast:
    kind: Literal["plain"] = field(default="plain", init=False)
    place: str
    dice: int = 6


@fast_init
@dataclass(frozen=True, slots=True)
class Faster(Fast):
    last: str = ""


@pytest.mark.parametrize(("given", "named"), [(("A4",), {}), (("A4", 2), {}), ((), {"dice": 1, "place": "S"})])
def test_fields_and_defaults_are_the_same(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    plain, fast, faster = Plain(*given, **named), Fast(*given, **named), Faster(*given, **named)
    assert asdict(fast) == asdict(plain)
    assert asdict(faster) == asdict(plain) | {"last": ""}
    assert repr(fast) == repr(plain).replace("Plain", "Fast")
    assert hash(fast) == hash(plain)
    assert replace(fast, dice=3) == Fast(fast.place, 3) != fast


@pytest.mark.parametrize("given", [(), ("A4", 2, 3)])
def test_wrong_numbers_of_values_are_refused(given: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match=r"Fast.__init__\(\)"):
        Fast(*given)


def test_an_instance_is_frozen() -> None:
    fast = Fast("A4")
    with pytest.raises(FrozenInstanceError):
        fast.place = "A5"  # type: ignore[misc]


def test_fields_that_it_does_not_know_are_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class WithFactory:
        places: list[str] = field(default_factory=list)

    @dataclass(frozen=True, slots=True, kw_only=True)
    class ForKeywords:
        place: str

    for cls in (WithFactory, ForKeywords):
        with pytest.raises(TypeError, match="is for keywords alone, or has a default factory"):
            fast_init(cls)
