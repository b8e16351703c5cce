(module
  (memory 1)
  (func $clear (param $p i32) (param $c i32)
    (if (local.get $c)
      (then
        (i64.store align=8 (local.get $p) (i64.const 0)))))
  (export "clear" (func $clear)))
