return function(list)
  if #list == 0 then goto empty end
  local first = list[1]
  print(first)
  ::empty:: return
end
