do
  goto setup
  local cfg = { debug = false }
  ::setup::
  print("setting up")
  print(cfg)
end
print("ready")
