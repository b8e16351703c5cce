function count()
  return select('#', ...)
end
print(count(1, 2, 3))
