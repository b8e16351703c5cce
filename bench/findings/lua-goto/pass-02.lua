do
  goto finish
  do
    local function helper() return 1 end
    helper()
  end
  ::finish::
  print("finished")
end
