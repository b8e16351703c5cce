(module $store
  (memory 1 4)
  (func $put (param i32 i64)
    (i64.store offset=16 align=8
      (local.get 0)
      (local.get 1)))
  (export "put" (func $put)))
