(module
  (memory 1)
  (data (i32.const 0) "(global.set $flag)")
  (global $flag i32 (i32.const 0))
  (func (i32.store (global.get $flag) (i32.const 1))))
