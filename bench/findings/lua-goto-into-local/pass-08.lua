do
  goto setup
  print("local cfg = { debug = false }")
  ::setup::
  local cfg = { debug = true }
  print("setting up", cfg)
end
print("ready")
