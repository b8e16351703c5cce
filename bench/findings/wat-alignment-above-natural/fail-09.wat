(module
  (type $get (func (param i32) (result i64)))
  (memory 1)
  (func $g (type $get)
    local.get 0
    i64.load8_u offset=0x10 align=0x4)
  (export "g" (func $g)))
