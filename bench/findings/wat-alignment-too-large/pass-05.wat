(module
  (memory 1)
  (data (i32.const 0) "align=8")
  (func (export "first") (result i32)
    (i32.load align=2 (i32.const 0)))
)
