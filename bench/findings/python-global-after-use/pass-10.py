mode = "r"

def outer():
    state = (lambda mode: mode + "b")("w")
    def inner():
        mode = state
        return mode
    global mode
    mode = inner()

outer()
