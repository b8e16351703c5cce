print("a\nb")
