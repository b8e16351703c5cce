(module
  (import "env" "log" (func $log (param i32)))
  (memory (export "memory") 1)
  (global $top (mut i32) (i32.const 1024))
  (global $limit i32 (i32.const 65536))
  (global $calls (mut i64) (i64.const 0))

  ;; gives the address of n new bytes
  (func $alloc (export "alloc") (param $n i32) (result i32)
    (local $at i32)
    (local.set $at (global.get $top))
    (global.set $top (i32.add (global.get $top) (local.get $n)))
    (if (i32.gt_u (global.get $top) (global.get $limit))
      (then
        (drop (memory.grow (i32.const 1)))
        (global.set $limit
          (i32.mul (memory.size) (i32.const 65536)))))
    (global.set $calls (i64.add (global.get $calls) (i64.const 1)))
    (local.get $at))

  (func (export "reset")
    (call $log (global.get $top))
    (global.set $top (i32.const 1024))))
