(module
  (memory 1)
  (func $pick (param $c i32) (result i32)
    local.get $c
    if (result i32)
      i32.const 64
      (; i32.load16_s align=4 ;)
      i32.load16_s align=2
    else
      i32.const 0
    end))
