(module
  (func (export "max") (param $a i32) (param $b i32) (result i32)
    (block
      (local.get $a)
      (br_if 0 (i32.gt_s (local.get $a) (local.get $b)))
      (local.set $a (local.get $b)))
    (local.get $a)))
