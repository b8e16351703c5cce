(push 3)
(pop 1)
(pop 2)
