local function count(...)
  return select("#", ...)
end
print(count(1, nil, 3), ...)
