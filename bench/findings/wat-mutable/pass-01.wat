(module
  (global $pi f64 (f64.const 3.14))
  (func $round (local $pi f64)
    f64.const 3
    local.set $pi))
