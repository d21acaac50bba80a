"""The decorators of kernels."""

from __future__ import annotations

import pytest

from hairpin.fast.kernel import kernel, signed

pytestmark = pytest.mark.compiled


@kernel
def sign(number: int) -> int:
    """Call what kernels alone call."""
    return signed(number)


def test_inner_functions_cannot_be_called_from_python() -> None:
    """Even where it is compiled already for just such numbers."""
    assert sign(7) == 7
    with pytest.raises(TypeError, match="signed is called by kernels alone"):
        signed(7)
