(declare-fun pop (Int) Int)
(assert (= (pop 1) 2))
(check-sat)
