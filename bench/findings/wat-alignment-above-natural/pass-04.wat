(module
  (memory 1)
  ;; narrow store of a 64 bit value
  (func (export "tag") (param $at i32) (param $v i64)
    local.get $at
    local.get $v
    i64.store16 offset=8 align=2
  )
)
