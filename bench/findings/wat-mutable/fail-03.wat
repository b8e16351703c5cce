(module
  (global $state (export "state") i64 (i64.const -1))
  (start $init)
  (func $init
    (global.set $state (i64.const 0))))
