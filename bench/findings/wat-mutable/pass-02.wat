(module
  (import "js" "count" (global $count (mut i32)))
  (func (export "inc")
    global.get $count
    i32.const 1
    i32.add
    global.set $count))
