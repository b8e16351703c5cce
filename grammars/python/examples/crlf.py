class A:
    def f(self):
        return (1,
  2)

    x = 1
if x:
	pass