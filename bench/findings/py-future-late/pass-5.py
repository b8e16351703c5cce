import sys
from __future import annotations
