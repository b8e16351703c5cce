-- Loads all enabled content packs like the game does and checks the merged tables.
-- usage: lua tools/packcheck.lua [PROFILE]
package.path = "tools/lib/?.lua;" .. package.path
local registry = require("registry")

local profile = dofile("profiles/" .. (arg[1] or "default") .. ".lua")
for _, pack in ipairs(profile.packs) do
  local meta = dofile("packs/" .. pack .. "/pack.lua")
  for _, part in ipairs(meta.content) do
    registry.load(pack, part)
  end
end
print(("%d packs, %d blocks, %d recipes"):format(#profile.packs, registry.count("block"), registry.count("recipe")))

registry.resolve()
registry.price_check()
print("all packs are fine")
