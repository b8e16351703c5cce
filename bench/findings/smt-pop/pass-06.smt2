(declare-const c Int)
(push 1) (assert (= c 2)) (check-sat) (pop 1)
(push 1) (assert (not (= c 2))) (check-sat) (pop 1)
(push 1)
