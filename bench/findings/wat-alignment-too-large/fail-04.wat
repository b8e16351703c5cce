(module
  (memory (export "m") 2)
  (func (export "scale") (param $p i32) (param $k f32)
    (f32.store align=8 (local.get $p)
      (f32.mul (local.get $k)
               (f32.load align=4 (local.get $p)))))
)
