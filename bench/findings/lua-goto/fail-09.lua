if arg and arg[1] then
  if arg[1] == "-h" then goto help else print(arg[1]) end
  local file = arg[1]; local size = #file
  ::help:: ; ::usage::
  print("usage: show FILE")
end
