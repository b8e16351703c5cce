(pop 0)
(declare-const x Real)
(assert (> x 0.0))
(check-sat)
