(module
  (func $dist (param $x f32) (param $y f32) (result f32)
    (local $d f32)
    (local.tee $d
      (f32.sub (local.get $x) (local.get $y)))
    (if (f32.lt (local.get $d) (f32.const 0))
      (then (local.set $d (f32.neg (local.get $d)))))
    (local.get $d)))
