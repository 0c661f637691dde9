"""Ctrl-C and child processes: it is never lost, and children do not receive it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from knockdown.tower.child_processes import ignoring_interrupts

pytestmark = pytest.mark.once
BLOCKED = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


def test_ctrl_c_while_a_process_starts_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt), ignoring_interrupts():
        os.kill(os.getpid(), signal.SIGINT)


def test_a_process_started_meanwhile_does_not_receive_it() -> None:
    with ignoring_interrupts():
        said = subprocess.check_output([sys.executable, "-c", BLOCKED], text=True)
    assert said.strip() == "True"
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
