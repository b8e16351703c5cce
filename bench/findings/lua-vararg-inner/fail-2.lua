function sum(first)
  local total = first or 0
  for _, n in ipairs({...}) do
    total = total + n
  end
  return total
end
print(sum(1, 2, 3))
