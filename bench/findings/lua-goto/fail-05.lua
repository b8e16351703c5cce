while true do
  do
    do goto out end
  end
  local a, b = 1, 2
  print(a, b)
  ::out::
  break
end
