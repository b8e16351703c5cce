function outer(...)
  local n = select("#", ...)
  local function inner(i)
    local v = (select(i, ...))
    return v
  end
  local t = {}
  for i = 1, n do
    t[i] = inner(i)
  end
  return t
end
