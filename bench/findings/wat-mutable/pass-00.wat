(module (global (mut i32) (i32.const 0))
  (func (global.set 0 (i32.const 1))))
