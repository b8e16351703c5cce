local M = {}
-- a level: header lines "key value", an empty line, the map
function M.load(path)
  local lv = { rows = {}, holes = {} }
  local f = assert(io.open(path))
  local in_map = false
  for line in f:lines() do
    if line == "" then in_map = true
    elseif in_map then
      lv.rows[#lv.rows + 1] = line
      local s = line:find("S", 1, true)
      if s then lv.start = { x = s, y = #lv.rows } end
      local g = line:find("G", 1, true)
      if g then lv.goal = { x = g, y = #lv.rows } end
    else
      local k, v = line:match("^(%S+)%s+(.*)$")
      lv[k] = tonumber(v) or v
    end
  end
  f:close()
  return lv
end
return M
