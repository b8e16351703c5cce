(module
  (memory $m 1)
  (func $sum (param $a i32) (param $b i32) (result f32)
    (f32.add
      (f32.load align=4 (local.get $a))
      (f32.load align=8 (local.get $b)))))
