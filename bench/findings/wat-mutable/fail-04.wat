(module
  (global (mut i32) (i32.const 0))
  (global i32 (i32.const 0))
  (global (mut i32) (i32.const 0))
  (func (param i32)
    (global.set 0 (local.get 0))
    (global.set 1 (local.get 0))
    (global.set 2 (local.get 0))))
