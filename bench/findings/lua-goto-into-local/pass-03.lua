local n = tonumber(arg[1]) or 0
local acc = 1
if n < 1 then
  goto done
end
for i = 2, n do
  acc = acc * i
end
print(acc)
::done::
print("bye")
