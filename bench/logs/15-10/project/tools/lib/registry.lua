local M = { kinds = { block = {}, recipe = {} } }

local env = {}
function env.block(id) return function(def) def.id = id; M.kinds.block[id] = def end end
function env.recipe(id) return function(def) def.id = id; M.kinds.recipe[id] = def end end
setmetatable(env, { __index = { math = math, string = string } })

function M.load(pack, part)
  local path = "packs/" .. pack .. "/" .. part .. ".lua"
  local chunk, err = loadfile(path, "t", env)
  if not chunk then error("cannot load pack " .. pack .. ": " .. err, 0) end
  chunk()
end

function M.count(kind)
  local n = 0
  for _ in pairs(M.kinds[kind]) do n = n + 1 end
  return n
end

local function sorted(t)
  local keys = {}
  for k in pairs(t) do keys[#keys + 1] = k end
  table.sort(keys)
  local i = 0
  return function() i = i + 1; return keys[i], t[keys[i]] end
end

function M.resolve()
  for _, r in sorted(M.kinds.recipe) do
    local out = M.kinds.block[r.makes]
    out.recipe = r
    for _, item in ipairs(r.needs) do
      assert(M.kinds.block[item[1]], "unknown ingredient")
    end
  end
end

function M.price_check()
  for _, b in sorted(M.kinds.block) do
    if b.recipe then
      local sum = 0
      for _, item in ipairs(b.recipe.needs) do
        sum = sum + item[2] * M.kinds.block[item[1]].price
      end
      if b.price < sum * 0.8 then print("cheap: " .. b.id) end
    end
  end
end

return M
