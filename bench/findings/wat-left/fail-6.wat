(module
  (global $n (mut i32) (i32.const 3))
  (func $sign (param i64) (result i32)
    local.get 0
    i64.const 0
    i64.lt_s
    if (result i32)
      i32.const -1
    else
      global.get $n
      i32.const 1
    end))
