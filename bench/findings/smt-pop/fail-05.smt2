; two rounds
(declare-datatypes () ((Colour red green blue)))
(declare-const c Colour)
(push 1) (assert (= c red)) (check-sat) (pop 1)
(push 1) (assert (not (= c red))) (check-sat) (pop 1)
(pop 1)
(get-info :name)
