(module
  (table $f 2 funcref)
  (global $f funcref (ref.null func))
  (func $keep (param funcref)
    (table.set $f (i32.const 0) (local.get 0))))
