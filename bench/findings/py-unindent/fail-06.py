try:
     x = int("1")
 except ValueError:
     x = None
