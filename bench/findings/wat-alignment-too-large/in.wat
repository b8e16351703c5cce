(module
  (memory (export "memory") 1)

  ;; sum of n 32-bit integers that begin at ptr
  (func (export "sum") (param $ptr i32) (param $n i32) (result i32)
    (local $acc i32)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $n)))
        (local.set $acc
          (i32.add (local.get $acc)
                   (i32.load align=8 (local.get $ptr))))
        (local.set $ptr (i32.add (local.get $ptr) (i32.const 4)))
        (local.set $n (i32.sub (local.get $n) (i32.const 1)))
        (br $next)))
    (local.get $acc))

  (func (export "get") (param $p i32) (result i64)
    (i64.load align=8 (local.get $p))))
