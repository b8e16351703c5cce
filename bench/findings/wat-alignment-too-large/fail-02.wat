(module
  (memory 1)
  (func $half (param $p i32) (result i32)
    (i32.load16_u offset=2 align=4 (local.get $p)))
  (export "half" (func $half))
)
