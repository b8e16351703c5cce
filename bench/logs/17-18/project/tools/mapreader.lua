local M = {}

local tiles = { ["."] = 0, ["#"] = 1, ["~"] = 2, ["@"] = 3, ["$"] = 4, ["^"] = 5 }

function M.read(rows)
  local map = { meta = {}, cells = {} }
  for _, row in ipairs(rows) do
    local k, v = row:match("^(%w+)%s*=%s*(.+)$")
    if k then
      map.meta[k] = v
    elseif row ~= "" then
      local line = {}
      for ch in row:gmatch(".") do line[#line + 1] = tiles[ch] end
      map.cells[#map.cells + 1] = line
    end
  end
  return map
end

function M.encode(map)
  local out = {}
  local width = #map.cells[1]
  for _, line in ipairs(map.cells) do
    for x = 1, width do
      out[#out + 1] = string.char(line[x] * 16 + (x % 16))
    end
  end
  return table.concat(out)
end

return M
