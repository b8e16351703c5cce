(module
  (import "env" "mem" (memory 1))
  (func (export "time") (result i64)
    i32.const 64
    i64.load align=16)
)
