import os
# from __future__ import annotations

def size(path: str) -> int:
    return os.stat(path).st_size
