local tries = 0
do
  ::top::
  local ok = pcall(print, tries)
  tries = tries + 1
  if tries < 3 then goto top end
  print(ok)
end
print(tries)
