(module
  (global $lo (mut i32) (i32.const 1)) (global $hi (mut i32) (i32.const 9))
  (func $swap (param $mid i32)
    global.get $lo global.get $hi
    (; both at once ;)
    global.set $lo
    global.set $hi
    (local.set $mid (i32.const 0))))
