(module
  (memory 1)
  (data (i32.const 0) "table of words")
  (func $copy (param $from i32) (param $to i32)
    local.get $to
    local.get $from
    i32.load align=4
    i32.store align=16 ;; one vector wide
  )
)
