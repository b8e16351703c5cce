(module
  (func $f (param i32) (result i32)
    local.get 0
    local.get 0
    i32.const 10
    (if (result i32) (i32.eqz (local.get 0))
      (then (unreachable))
      (else
        (i32.ctz (local.get 0))
        nop))
    i32.mul
    select (i32.const 1)
    i32.add)
  (func (param i32 i32) (result i32)
    i32.const 5 local.get 0 local.get 1 select))
