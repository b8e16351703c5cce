handlers = [print, len]
handlers[0]("hi")
{"a": print}["a"]("dict")
