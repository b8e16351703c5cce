x = "return 3"
