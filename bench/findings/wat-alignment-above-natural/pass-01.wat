(module
  (memory 1)
  (func (export "len") (param $s i32) (result i32)
    local.get $s
    i32.load8_u align=1
  )
)
