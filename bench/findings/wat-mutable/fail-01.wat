(module
  (global $pi f64 (f64.const 3.14))
  (func $round
    f64.const 3
    global.set $pi))
