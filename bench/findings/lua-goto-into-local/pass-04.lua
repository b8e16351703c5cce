local i = 0
while i < 5 do
  i = i + 1
  if i == 3 then goto skip end
  do
    local function show(v) print("item " .. v) end
    show(i)
  end
  ::skip::
  io.write("\n")
end
