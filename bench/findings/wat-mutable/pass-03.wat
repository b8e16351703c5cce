(module
  (global $state (export "state") i64 (i64.const -1))
  (start $init)
  (func $init
    (drop (global.get $state))))
