(module
  (memory 1)
  (func $clear (param $p i32) (param $n i32)
    ;; was: (i32.store8 align=4 (local.get $p) (i32.const 0))
    (loop $again
      (i32.store align=4 (local.get $p) (i32.const 0))
      (br_if $again
        (local.tee $n (i32.sub (local.get $n) (i32.const 1)))))))
