kind = "x"
text = kind is f"{kind}" or kind is "a".upper() or kind is type("")
