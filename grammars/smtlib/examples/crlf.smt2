(assert
 true)
(check-sat)