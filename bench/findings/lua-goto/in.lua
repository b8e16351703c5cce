-- reads "key = value" lines
local function read(lines)
  local settings, bad = {}, 0
  local i = 1
  while i <= #lines do
    local line = lines[i]
    if line:match("^%s*#") or line == "" then
      goto continue
    end
    local key, value = line:match("^%s*(%w+)%s*=%s*(.-)%s*$")
    if not key then
      bad = bad + 1
    else
      settings[key] = tonumber(value) or value
    end
    ::continue::
    i = i + 1
  end
  return settings, bad
end

local s, n = read({ "# size", "width = 3", "", "name = box" })
print(s.width, s.name, n)
