n = 5
ok = n in (1, 2) or (3, 4)
t = (1, 2) if (n) else (3, 4)
