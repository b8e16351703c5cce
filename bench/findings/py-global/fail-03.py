debug = False
level = 1

def setup(args):
    if level > 2:
        args = args[1:]
    global debug, level
    debug = "-d" in args
    level = 0
