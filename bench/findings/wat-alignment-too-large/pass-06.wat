(module
  (memory 1)
  (func (export "widen") (param i32) (result i64)
    local.get 0
    i64.load32_s offset=16 align=4
    i64.const 1
    i64.add)
)
