local function help()
  return [[
usage: run FILE ...
]]
end
