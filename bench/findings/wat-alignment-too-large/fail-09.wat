(module
  (memory 1)
  (func (export "byte") (param $p i32) (result i64)
    (block $b (result i64)
      (i64.load8_s align=8 (local.get $p))))
)
