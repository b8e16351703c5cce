local function retry(f)
  local tries = 0
  ::top::
  tries = tries + 1
  if tries > 3 then goto giveup end
  local ok = pcall(f)
  if ok then return true end
  goto top
  ::giveup::
  return false
end
print(retry(print))
