local Level = {}
Level.__index = Level

local SOLID = { ["#"] = "wall", ["="] = "ledge", ["."] = "air", ["@"] = "start", ["*"] = "coin", [">"] = "exit" }
local COST = { wall = 0, ledge = 1, air = 1, start = 1, coin = 1, exit = 1 }

function Level.load(path)
  local f = assert(io.open(path))
  local self = setmetatable({ rows = {}, coins = 0, walk = 0 }, Level)
  for line in f:lines() do
    local row = {}
    for c in line:gmatch(".") do
      local kind = SOLID[c]
      row[#row + 1] = kind
      self.walk = self.walk + COST[kind]
      if kind == "coin" then self.coins = self.coins + 1 end
      if kind == "start" then self.start = { #row, #self.rows + 1 } end
    end
    self.rows[#self.rows + 1] = row
  end
  f:close()
  return self
end

return Level
