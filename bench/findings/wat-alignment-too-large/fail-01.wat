(module
  (memory 1)
  (func (export "put") (param $p i32) (param $v i32)
    local.get $p
    local.get $v
    i32.store8 align=4)
)
