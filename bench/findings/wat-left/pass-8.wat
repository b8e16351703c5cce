(module
  (func $first (result i32)
    i32.const 1
    i32.const 2
    i32.const 3
    return)
  (func $second (param i32) (result i32)
    (block $b (result i32)
      local.get 0
      i32.const 2
      br $b)))
