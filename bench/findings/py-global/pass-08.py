class Cache:
    store = {}

    def put(self, key, value):
        shop[key] = value
        global store
        store = {key: value}
