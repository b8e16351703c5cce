def connect(path):
    try:
        with open(path) as source:
            return source.read()
    except OSError as error:
        print(error)
    global source
    source = None
