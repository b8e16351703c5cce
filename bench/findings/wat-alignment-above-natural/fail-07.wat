(module
  (memory 1)
  (func $clear (param $p i32) (param $n i32)
    (loop $again
      (i32.store8 align=4 (local.get $p) (i32.const 0))
      (local.set $p (i32.add (local.get $p) (i32.const 1)))
      (br_if $again
        (local.tee $n (i32.sub (local.get $n) (i32.const 1)))))))
