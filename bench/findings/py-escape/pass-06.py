x = "d"
