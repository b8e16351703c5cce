local t = { x = 1, y = 2, z = 3 }
for key, value in pairs(t) do
  for _, skip in ipairs({ "x", "y" }) do
    if key == skip then
      goto skipped
    end
  end
  local text = key .. "=" .. value
  print(text)
  ::skipped::
  t[key] = nil
end
