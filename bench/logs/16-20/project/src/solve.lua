package.path = "src/?.lua;" .. package.path
local level = require "level"

local quiet, path = arg[1] == "--quiet", arg[#arg]
local lv = level.load(path)

local function bfs(lv)
  local seen, queue = {}, { { lv.start.x, lv.start.y, 0 } }
  while #queue > 0 do
    local x, y, d = table.unpack(table.remove(queue, 1))
    local key = x .. "," .. y
    if not seen[key] and lv.rows[y] and lv.rows[y]:sub(x, x):match("[%.SG]") then
      seen[key] = true
      if x == lv.goal.x and y == lv.goal.y then return d end
      for _, s in ipairs { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } } do
        queue[#queue + 1] = { x + s[1], y + s[2], d + 1 }
      end
    end
  end
end

local d = bfs(lv)
if not d then io.stderr:write("no way to the goal\n") os.exit(1) end
local par = lv.par - d
if not quiet then print(lv.title, d, par) end
