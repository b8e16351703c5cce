(module
  (memory 1)
  (func $clear (param $from i32) (param $to i32)
    loop $next
      local.get $from
      i32.const 0
      i32.store8
      local.get $from
      i32.const 1
      i32.add
      local.tee $from
      local.get $to
      i32.lt_u
      br_if $next
      local.get $from
    end))
