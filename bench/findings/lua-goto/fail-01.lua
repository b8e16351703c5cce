for i = 1, 3 do
  if i == 2 then goto next end
  local square = i * i
  print(square)
  ::next::
  io.write("\n")
end
