local function wrap(f, ...)
  local args = table.pack(...)
  return pcall(function() return f(table.unpack(args)) end)
end
