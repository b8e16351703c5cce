while True:
	if input():
		pass
    break
