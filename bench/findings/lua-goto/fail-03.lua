local n = 0
repeat
  n = n + 1
  if n % 2 == 0 then goto again end
  local half = n / 2
  print(half)
  ::again::
until n > 9
