(module
  (import "env" "log" (func $log (param i32)))
  (memory (export "mem") 2)
  (global $heap (mut i32) (i32.const 1024))
  (data (i32.const 16) "\01\00\00\00")

  ;; bump allocator, returns the old top
  (func $alloc (export "alloc") (param $n i32) (result i32)
    (local $old i32)
    global.get $heap
    local.tee $old
    local.get $n
    i32.add
    global.set $heap
    local.get $old)

  (func $read_header (export "read_header") (param $p i32) (result i32)
    local.get $p
    i32.load offset=4 align=8
    call $log
    local.get $p
    i32.load8_u align=1))
