(module
  (func $square (param f64) (result f64)
    (f64.mul (local.get 0) (local.get 0)))
  (func (export "run") (param $x f64)
    (drop (call $square (local.get $x))))
  (func (export "again") (param $x f64)
    (local.set $x (call $square (local.get $x)))))
