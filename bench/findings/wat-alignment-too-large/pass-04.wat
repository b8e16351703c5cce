(module
  (memory (export "m") 2)
  (func (export "scale") (param $p i32) (param $k f64)
    (f64.store align=8 (local.get $p)
      (f64.mul (local.get $k)
               (f64.load align=4 (local.get $p)))))
)
