(f or g)(1)
;(f or g)(2);
local x = {}
(function() end)()
local y
(f)()
y = f
(g)()
y = "s" (h).i = 1
y, z = 1, 2 (h).i()
y = function() end (h)()
if a then (b)() end (c)() while d do (e).f = 1 end (g)() do (h)() end (i)() for i = 1, 2 do (j)() end (k)()
function m() (n)() end (o)()
repeat (p):q() until r (s)()
goto t (u)() ::t:: (v)()
local function w() end (a)()
a, (b).c, (d)[e](f).g = 1, 2, 3
;(b).c.d, e, (f).g(h).i = 1, 2, 3
for i = 1, 2 do (g)() end (h)()
for k in pairs(l) do break (m)() end (n)()
return (o)(p)
