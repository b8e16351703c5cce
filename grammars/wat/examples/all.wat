;; A module with everything (; nested (; comments ;) ;)
(module $m
  (type $t (func (param i32 i64) (param $x f32) (result i32)))
  (import "env" "print" (func $print (param i32)))
  (import "env" "mem" (memory 1 2))
  (func $add (export "add") (export "plus") (type $t) (local $a i32) (local f64)
    local.get 0
    (local.set $a (i32.add (i32.const -0x1_0) (local.get $a)))
    block $out (result i32)
      loop
        i32.const 1 br_if 0
        i32.load8_u offset=4 align=1
        br_table $out 0 1
      end
      if (result i32) i32.const 1 else unreachable end
    end $out
    (if (result i32) (i32.eqz) (then (return (i32.const 2))) (else (call $print (i32.const 3)) (i32.const 4)))
    call_indirect (type $t)
    f64.const 0x1.8p+3 f32.const nan:0x7f f64.const -inf drop drop drop
    (select (result i32) (local.get 0) (local.get 1) (i32.const 0))
    v128.const i32x4 1 2 3 4 i8x16.extract_lane_s 3
    ref.null func ref.func $add memory.copy drop)
  (func (export "e") (import "a" "b") (result i32))
  (table $tab 2 10 funcref) (table funcref (elem $add $add))
  (memory (export "m") (data "a\00\u{1F600}"))
  (global $g (mut i32) (i32.const 0)) (global (export "g2") i64 i64.const 1)
  (tag $e (param i32))
  (func (try (do (throw $e (i32.const 1))) (catch $e drop) (catch_all)))
  (export "g" (global $g)) (start $add)
  (elem (i32.const 0) func $add) (elem $p funcref (ref.func $add) (item ref.null func))
  (data (memory 0) (offset (i32.const 1)) "x" "y") (data "passive"))
