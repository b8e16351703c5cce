(module
  (memory 1)
  (func $scale (param $p i32)
    local.get $p
    local.get $p
    f64.load offset=32
    f64.const 0.5
    f64.mul
    f64.store))
