(module
  (memory 1)
  (data (i32.const 0) "i32.load align=8")
  (func (export "g") (param i32) (result i64)
    local.get 0
    i64.load offset=0x10 align=0x8))
