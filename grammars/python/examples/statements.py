#!/usr/bin/env python3
"""Every construct once."""
from __future__ import annotations
import os, sys as system
from . import a
from ...b.c import (d as e, f,)
from .x import *

@decorator(1).with_attribute
@other
class Shape(Base, metaclass=Meta, **options):
    sides: int = 4
    name: str

    def area(self, /, width, height=1, *rest: int, scale: float = 1.0, **more) -> float:
        return width * height ** -scale // 2 @ m % 3

    async def load(self, *, path):
        async with lock, open(path) as file:
            async for line in file:
                yield await line.strip()
        return

class Empty: pass

def f[T: int, *Ts, **P](x: T = lambda a, b=1, *c, d, **e: (yield)) -> None: ...
type Alias[T] = list[T]

if (n := len(x)) > 10 and not y or z is not None:
	print(n, sep='', *args, end="", **kw); x = 1;
elif x in a and x not in b:
    pass
else: x = y = a, *b = [1, *c], {**d, 'k': v}, {1, 2,}, {}, (), (1,)

while True:
    x += 1 if a else 2
    x <<= yield from g
    break
else:
    continue

for i, (j, *k) in enumerate(x), *y:
    del a.b, c[1:2, ::3, ...], (d)
    global g, h
    assert x == 1 != 2 <= 3, "message"
    raise E from None

try:
    1_000 + 0xFF_FF - 0o17 * 0b1 / 1.5e-3 + .5 + 1. + 3j + 00
except (A, B) as e: pass
except: pass
else: pass
finally:
    nonlocal v

try: pass
except* E: pass

with (open(a) as b, c,): pass
with (a): pass
with (a).b as c.d, e: pass

match command, x:
    case 1 | -2.5 | 3+4j | "a" "b" | None | True:
        pass
    case Point(x=0, y=_) if x > 1: pass
    case [a, *rest] | (b, [c]) as d: pass
    case {"k": v, a.b: 1, **rest}: pass
    case a, b.c, *_:
        match = case[match]
        match(type, case)
        match.x = 1

x = [a + ~b for a, b in c if d if e for f in (g for g in h)]
y = {k: v async for k, v in z}, {a & b | c ^ d >> e << 1 for a in b}
z = f(x for x in y)(lambda: 0)[a:=1].b
s = r'\d' u"\N{DASH}\x41\u1234\
" if c else B'\x00' rb"\xq"
t = f"{x!r:>{w}}" '''long "'
 string''' """another \""" one"""
if x: y; z
def g():
    # a comment
    if x:
        if y:
            return \
                a, (  # comment in brackets
  b,
        )

# at the end
  # indented
