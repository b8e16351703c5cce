-- every statement
local a, b <const>, c <close> = 1, nil
local d; local e, f
local function g(x, y, ...) return ... end
function h() end function m.n.o() end function m.n:p(self, ...) return end
do end do local x = 1 end
while true do break end
repeat local z = 1 until z > 0
if a then elseif b then return 1, 2; elseif c then else end
for i = 1, 10 do end for i = f(), #t, -1 do goto continue; ::continue:: end
for k in pairs(t) do end for k, v, w in next, t, nil do end
goto done
a = 1 a, b.c, d[e] = 1, 2 f() g"x" g'x' g[[x]] g{} o:m() o:m"x" o:m{1} a.b["c"].d(1)(2):e(3)[4].f = 5
goto = 1; goto.x = 2; goto(3); goto:y()
::done:: ::done2::; ;;;
do return end
return function() return (g()) end, {}, ...;
