local function add(a, b)
  local sum = a + b  
  return sum
end

print(add(1, 2))
