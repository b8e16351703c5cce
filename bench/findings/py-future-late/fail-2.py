__version__ = "1.4.2"
__author__ = "M. Ruiz"

from __future__ import annotations

class Node:
    def __init__(self, parent: Node | None = None):
        self.parent = parent
