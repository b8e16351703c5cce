for i = 1, 10 do
  if i % 2 == 0 then goto next end
  local sq = i * i
  print(i, sq)
  ::next::
end
print("--")
