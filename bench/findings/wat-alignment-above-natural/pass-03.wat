(module
  (memory $m 1)
  (func $sum (param $a i32) (param $b i32) (result f64)
    (f64.add
      (f64.load align=4 (local.get $a))
      (f64.load align=8 (local.get $b)))))
