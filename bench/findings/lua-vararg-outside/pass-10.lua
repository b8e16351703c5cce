local args = { ... }
local function nth(i)
  return args[i]
end
do
  local last = select(-1, 0, ...)
  print(last, nth(1))
end
