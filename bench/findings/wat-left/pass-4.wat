(module
  (func (export "max") (param $a i32) (param $b i32) (result i32)
    (block (result i32)
      (local.get $a)
      (br_if 0 (i32.gt_s (local.get $a) (local.get $b)))
      (return (local.get $b)))))
