local old = print

print = function(sep)
  local parts = table.pack(...)
  for i = 1, parts.n do
    parts[i] = tostring(parts[i])
  end
  old(table.concat(parts, sep))
end
