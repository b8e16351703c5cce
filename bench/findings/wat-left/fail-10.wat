(module
  (func $f (param i32) (result i32)
    local.get 0
    local.get 0
    i32.const 10
    i32.mul
    (if (i32.eqz (local.get 0))
      (then (unreachable))
      (else
        (i32.ctz (local.get 0))
        nop))
    i32.add))
