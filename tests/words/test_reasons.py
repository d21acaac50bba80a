"""The replay room has a case for every reason why one way is better than another."""

from __future__ import annotations

from typing import get_args

import pytest

from hairpin.analysis.memo import reasons as memo
from hairpin.analysis.monza import reasons as monza
from words.messages import ROOMS, read_file


@pytest.mark.parametrize(("message", "why"), [("monza-best", monza.Why), ("memo-best", memo.Why)])
def test_every_reason_has_a_sentence(message: str, why: object) -> None:
    (cases,) = read_file(ROOMS["replay"], "en")[message].selectors["why"]
    assert cases == set(get_args(why)) - {"only"}
