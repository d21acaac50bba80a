"""Decorators that compile kernels with Numba, and a cache of compiled kernels on disk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, SupportsInt, TypeVar

import numba
import numpy as np
from numba.core import event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.types import unliteral

from hairpin.fast.cache import drop_old_states, find_folder, write_alone

F = TypeVar("F", bound=Callable[..., object])


class _Locator(UserProvidedCacheLocator):
    """Tells Numba the cache folder of a kernel."""

    def __init__(self, py_func: Callable[..., object], py_file: str) -> None:
        self._py_file = py_file
        self._lineno = py_func.__code__.co_firstlineno
        self._cache_path = str(find_folder(Path(py_file)))

    @classmethod
    def from_function(cls, py_func: Callable[..., object], py_file: str) -> _Locator:
        return cls(py_func, py_file)

    def ensure_cache_path(self) -> None:
        folder = Path(self._cache_path)
        is_new = not folder.exists()
        super().ensure_cache_path()  # type: ignore[no-untyped-call]
        if is_new:
            drop_old_states(folder)


class _Entry(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012 - Numba's


class _Cache(FunctionCache):
    """Numba's cache in our folders, with a lock: two processes that write at once would choose the same file names.

    Where the folder cannot be read or written, kernels are compiled in every run.
    """

    _impl_class = _Entry

    def _load_overload(self, sig: object, target_context: object) -> Any:
        with suppress(OSError):
            return super()._load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        return None

    def _save_overload(self, sig: object, data: Any) -> None:
        with suppress(OSError):
            self._impl.locator.ensure_cache_path()
            with write_alone(Path(self.cache_path)):
                super()._save_overload(sig, data)  # type: ignore[no-untyped-call]


class _CompileCounter(event.Listener):
    """Counts the kernels that are being compiled now, not those that are loaded from the cache."""

    def __init__(self) -> None:
        self.busy = 0

    def on_start(self, event: event.Event) -> None:  # noqa: ARG002
        self.busy += 1

    def on_end(self, event: event.Event) -> None:  # noqa: ARG002
        self.busy -= 1


_COUNTER = _CompileCounter()
event.register("numba:compile", _COUNTER)  # type: ignore[no-untyped-call]


def is_compiling() -> bool:
    """Say whether a kernel is being compiled now."""
    return _COUNTER.busy > 0


def kernel(function: F) -> F:
    """Compile a function at its first call, or load it from the cache; it runs without the GIL."""
    return _compile(function, forceinline=False, _nrt=True)


def inner(function: F) -> F:
    """Compile a function that only kernels call and that allocates no arrays, without reference counting.

    Counting references costs more than the work itself where dozens of arrays are passed, and a wrapper that takes
    them from Python costs compile time.
    """
    return _hide(_compile(function, forceinline=False, _nrt=False, no_cpython_wrapper=True))


def part(function: F) -> F:
    """Compile a small function like `inner`, and inline it into every kernel that calls it."""
    return _hide(_compile(function, forceinline=True, _nrt=False, no_cpython_wrapper=True))


def _compile(function: F, **options: bool) -> F:
    """Compile with all options given: the others Numba inherits from the first caller."""
    dispatcher: Any = numba.njit(  # type: ignore[call-overload]
        function, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **options
    )
    dispatcher._cache = _Cache(dispatcher.py_func)  # type: ignore[no-untyped-call]
    find_template = dispatcher.get_call_template

    def find_general_template(args: Any, kws: Any) -> Any:
        """Treat a literal as any number: Numba would compile a version for each."""
        return find_template(tuple(map(unliteral, args)), {name: unliteral(kws[name]) for name in kws})  # type: ignore[no-untyped-call]

    dispatcher.get_call_template = find_general_template
    compiled: F = dispatcher
    return compiled


def _hide(compiled: F) -> F:
    """Refuse calls from Python, for which there is no wrapper."""

    def refuse(*_: object, **__: object) -> None:
        raise TypeError(f"{dispatcher.__name__} is called by kernels alone")

    dispatcher: Any = compiled
    dispatcher._insert = lambda *_, **__: None
    dispatcher._compile_for_args = refuse
    return compiled


@part
def signed(number: SupportsInt) -> int:
    """Convert an integer to a signed one: Numba mixes signed and unsigned integers in floating point."""
    return np.int64(number)  # type: ignore[return-value]
