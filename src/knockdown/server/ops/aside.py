"""What takes a while and may wait: done beside the event loop, one after the other.

Several threads at once would not be quicker, since Python runs one of them at a
time, but whoever plays would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
ONE_THREAD: Final = ThreadPoolExecutor(1, "aside")


async def aside(do: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(ONE_THREAD, partial(do, *args, **named))
