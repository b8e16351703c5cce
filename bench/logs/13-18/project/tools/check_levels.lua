package.path = "game/?.lua;" .. package.path
local Level = require("level")
local names = require("index")

local coins = 0
for _, name in ipairs(names) do
  io.write("checking ", name, "\n")
  local level = Level.load("game/levels/" .. name .. ".txt")
  assert(level.start, "level without start")
  coins = coins + level.coins
end
print(#names .. " levels, " .. coins .. " coins")
