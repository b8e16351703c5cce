(module
  (memory 1)
  (func (export "copy") (param $d i32) (param $s i32)
    (f64.store offset=8 align=32
      (local.get $d)
      (f64.load align=8 (local.get $s))))
)
