local x, y = 0, 0
repeat
  x = x + 1
  if x == 2 then goto again end
  y = x * 2
  print(y)
  ::again::
until x > 4 or y == 6
