(module
  ;; (global $flag (mut i32) (i32.const 0))
  (global $flag i32 (i32.const 0))
  (func (export "on") (if (global.get $flag) (then) (else (i32.const 1) (global.set $flag)))))
