local n = 0
::again::
local half = n / 2
print(half)
n = n + 1
if n < 9 then goto again end
print(n)
