local n = tonumber(arg[1]) or 0
if n < 1 then
  goto done
end
local acc = 1
for i = 2, n do
  acc = acc * i
end
print(acc)
::done::
print("bye")
