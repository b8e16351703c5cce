level = 0
def setup(log):
    log.set(level=3)
    global level
    level = 3
