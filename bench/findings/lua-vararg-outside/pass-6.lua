if ... then
  for i = 1, select("#", ...) do
    print((select(i, ...)))
  end
end
