local function read_all(path)
  local text
  local f = io.open(path)
  if not f then goto fail end
  text = f:read("a")
  f:close()
  if #text > 0 then return text end
  ::fail::
  return nil, "cannot read " .. path
end
return read_all
