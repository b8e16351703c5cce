function load(path)
  local f, message = io.open(path)
  if not f then goto failed end
  f:close()
  do return true end
  ::failed::
  local text = "no file: " .. message
  return nil, text
end
