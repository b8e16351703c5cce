local function f(a)
  -- return ...
  return a
end
if select("#", ...) > 0 then
  print(f((...)))
end
