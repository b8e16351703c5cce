local args = { ... }
local function first(list)
  if #list == 0 then
    return (...)
  end
  return list[1]
end
print(first(args))
