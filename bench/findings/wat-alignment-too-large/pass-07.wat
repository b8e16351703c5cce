(module
  (memory 1)
  (func (export "copy") (param $d i32) (param $s i32)
    (f64.store offset=32 ;; align=32
      (local.get $d)
      (f64.load align=1 (local.get $s))))
)
