(module
  (memory 1)
  (data (i32.const 0) "hello")
  (func (export "first") (result i32)
    (i32.load8_u align=2 (i32.const 0)))
)
