from os import path
from .future import annotations
from mypkg.__future__ import division

print(path.join("a", str(annotations), str(division)))
