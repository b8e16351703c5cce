(module
  (global $a (import "m" "a") i32)
  (global $b (import "m" "b") (mut i32))
  (func (result i32)
    (global.set $b (global.get $a))
    ;; (global.set $a (global.get $b))
    (i32.const 0)))
