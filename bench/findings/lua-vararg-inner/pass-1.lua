local function later(connection, format, ...)
  local args = table.pack(...)
  connection:on_open(function()
    print(string.format(format, table.unpack(args, 1, args.n)))
  end)
end
return later
