"""Test servers: programs that hone keeps alive and asks about one candidate after the other."""

from __future__ import annotations

import sys
from typing import Callable

from ._tests import Answer, verdict_of


def serve(test: Callable[[bytes], Answer]) -> None:
    """Answers as a test server: for each path on standard input, calls the test with the file's bytes.

    In a file server.py, for `hone reduce INPUT --test-server 'python3 server.py'`, or for
    hone.reduce(text, hone.Test(test_server="python3 server.py"), jobs=4):

        import hone
        hone.serve(lambda text: b"needle" in text)

    hone starts a server for each job, ends one that hangs, and starts another if one crashes. What the test prints goes
    to standard error.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in sys.stdin:
            with open(line.rstrip("\n"), "rb") as file:
                verdict = verdict_of(test(file.read()))
            print(verdict, file=answers, flush=True)
    finally:
        sys.stdout = answers
