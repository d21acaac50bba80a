"""Reviews by HTTP: the record of a race that is over comes in, and what its rolls and choices were worth goes out."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import Request, post

from hairpin.server.errors import BusyReviewsError
from hairpin.server.reviews.reading import READ
from hairpin.server.reviews.service import Reviews
from hairpin.server.tables.codec import encode
from hairpin.server.web.connected import while_connected
from hairpin.server.web.replays import LARGEST_RECORD, check_length, run_record_job
from hairpin.server.web.responses import pass_json
from hairpin.tables.reviews import ReviewAnswer, ReviewIt


@post("/api/reviews", status_code=200, request_max_body_size=LARGEST_RECORD)
async def show_review(request: Request[Any, Any, Any], data: ReviewIt) -> ReviewAnswer:
    """Return the review of a recorded race; one that is waiting is not begun once the client has disconnected."""
    check_length(data.record)
    reviews: Reviews = request.app.state.reviews
    finding = reviews.find(request.state.address, data.record, data.effort, partial(run_record_job, request, READ))
    body, is_solving = await while_connected(request, finding, BusyReviewsError)
    return pass_json(ReviewAnswer, encode({"review": msgspec.Raw(body), "is_solving": is_solving}))
