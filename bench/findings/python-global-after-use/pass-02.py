debug = False

def show(text):
    if is_debug:
        print("debug:", text)
    global debug
    debug = False
    return text

is_debug = True
