class Cache:
    def __init__(self, limit):
        self.limit = limit

    def put(self, key, value):
        if len(store) < self.limit:
            store[key] = value
        else:
            global store
            store = {key: value}

store = {}
