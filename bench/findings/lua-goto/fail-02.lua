do
  goto finish
  local function helper() return 1 end
  helper()
  ::finish::
  print("finished")
end
