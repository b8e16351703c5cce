-- packs assets/levels/*.map in the order of assets/levels/index.txt
local reader = require("tools.mapreader")

local dir = os.getenv("LEVEL_DIR") or "assets/levels"
local function lines(path)
  local t = {}
  for l in io.lines(path) do t[#t + 1] = l end
  return t
end

local bytes, count = 0, 0
for _, name in ipairs(lines(dir .. "/index.txt")) do
  if name ~= "" and name:sub(1, 1) ~= "#" then
    local map = reader.read(lines(dir .. "/" .. name .. ".map"))
    bytes = bytes + #reader.encode(map)
    count = count + 1
  end
end
print(("packed %d levels, %d bytes"):format(count, bytes))
