(module
  (memory 1)
  (func (export "byte") (param $p i32) (result i64)
    (block $b (result i64)
      (; align=8 ;)
      (i64.load8_s (local.get $p)))))
