"""Doc string first."""
from __future__ import annotations

import sys
print(sys.argv)
