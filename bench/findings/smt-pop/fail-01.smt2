(push 1)
(pop 2)
