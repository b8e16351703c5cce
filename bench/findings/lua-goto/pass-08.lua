return function(list)
  if #list == 0 then goto empty end
  first = list[1]
  print(first) -- local first
  ::empty:: return
end
