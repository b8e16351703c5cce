	f(i)
