; two schedules tried on one set of constraints
(set-option :produce-models true)
(set-logic QF_LIA)
(declare-const start Int)
(declare-const end Int)
(define-fun length () Int (- end start))
(assert (>= start 0))
(assert (<= end 24))

(push 1)
(assert (= length 8))
(check-sat)
(pop 1)

(push 1)
(assert (> length 30))
(check-sat)
(pop 2)

(assert (> end start))
(check-sat)
