(module
  (table 2 funcref)
  (global $f funcref (ref.null func))
  (func $keep (param funcref)
    local.get 0
    global.set $f))
