function load(path)
  local f, message = io.open(path)
  if not f then goto failed end
  local limit <const> = 100
  if f:seek("end") > limit then goto failed end
  f:close()
  do return true end
  ::failed::
  return nil, message
end
