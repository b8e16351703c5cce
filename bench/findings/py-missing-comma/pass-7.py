text = "a-b".replace("-", "+")
val = (1, 2).count(1)
