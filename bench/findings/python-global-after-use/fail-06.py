handle = None

def open_log(path):
    with open(path) as handle:
        first = handle.readline()
    global handle
    return first
