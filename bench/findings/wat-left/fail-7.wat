(module
  (table 2 funcref)
  (elem (i32.const 0) $a $b)
  (type $t (func (param i32) (result i32 i32)))
  (func $a (type $t) local.get 0 local.get 0)
  (func $b (type $t) local.get 0 i32.const 0)
  (func (export "pick") (param i32) (result i32)
    ;; two values come back
    (call_indirect (type $t) (local.get 0) (i32.const 1))))
