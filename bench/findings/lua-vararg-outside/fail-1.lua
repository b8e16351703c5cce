local function log(fmt)
  print(fmt:format(...))
end
