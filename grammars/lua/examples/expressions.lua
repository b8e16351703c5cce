local numbers = {0, 10, 3., .5, 3.14e-2, 1E+5, 0xFF, 0X.8p1, 0xA.8P-3, 0x.1, 1ull, 2LL, 0x1fULL, 3i, 0b101, 1e3i}
local strings = {"", '', "a\"b", 'a\'b', "\a\b\f\n\r\t\v\\", "\x41\u{48}\065", "line\
break", "skip\z
      spaces", '\z'}
local long = {[[]], [[
first]], [=[a]]b]=], [==[a]=]b]==], [===[ ]==] ]===], [====[]]]====], [=====[]====]]=====], [======[x]======]}
local t = {1, "a"; x = 1, ["y"] = 2, [1 + 2] = {}, f(), function() end, nil, {{}}, goto = 3,}
local u, v, w = {}, {1;}, {x = 1; y = 2}
local o = a or b and c < d and e > f or g <= h and i >= j and k ~= l and m == n
local p = a | b ~ c & d << e >> f .. g .. h + i - j * k / l // m % n
local q = -x ^ -y ^ 2, not #t, ~5, - - 1, not not a, (a)(b), ((a))
local r = ("x"):rep(3), ({1})[1], (function(...) return select('#', ...) end)(1, 2), f(...)
local s = a.b.c[d[e]]:f{g = h}:i"j":k[[l]]('m'), größe, λ.x
return -1, ... , true, false, not nil
