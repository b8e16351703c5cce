mode = "r"

def outer():
    def inner():
        state = (mode := "w")
        global mode
        return state
    return inner()

print(outer())
