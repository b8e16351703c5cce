def setup():
    import_name = "json"
    mod = __import__(import_name)
    names = [n for n in dir(mod)]
    del names
    global names
    return mod

names = []
