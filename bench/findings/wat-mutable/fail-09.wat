(module
  (global $lo i32 (i32.const 1)) (global $hi (mut i32) (i32.const 9))
  (func $swap (local $lo i32)
    global.get $lo global.get $hi
    (; both at once ;)
    global.set $lo
    global.set $hi))
