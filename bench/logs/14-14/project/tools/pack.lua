-- usage: lua pack.lua <data dir> <out file>
local dir, out = arg[1], arg[2]
package.path = "tools/?.lua;" .. package.path
local ser = require("serialise")

local function read(name)
  local chunk, err = loadfile(dir .. "/" .. name .. ".lua", "t", {})
  if not chunk then error(err, 0) end
  return chunk()
end

local all, seen = {}, {}
for _, act in ipairs(read("index")) do
  local qs = read("quests/" .. act)
  for _, q in ipairs(qs) do
    assert(not seen[q.id], "duplicate quest " .. q.id)
    seen[q.id] = true
    q.act = act
    all[#all + 1] = q
  end
  print(("%-16s %2d quests"):format(act, #qs))
end

local f = assert(io.open(out, "w"))
f:write("return ", ser(all), "\n")
f:close()
print("wrote " .. out)
