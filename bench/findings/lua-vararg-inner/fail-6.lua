local arguments = table.pack(...)

local function usage()
  print("usage: " .. arg[0] .. " FILE")
  os.exit(1)
end

local function main()
  local file = ...
  if not file then usage() end
  for line in io.lines(file) do
    print(line)
  end
end

main()
