def setup():
    names = []
    def load(mod):
        global names
        names = dir(mod)
    load(setup)
    return names

names = []
