(module
  (memory 1)
  (func $copy (param $from i32) (param $to i32)
    local.get $to
    local.get $from
    v128.load align=16
    v128.store align=16 ;; one vector wide
  )
)
