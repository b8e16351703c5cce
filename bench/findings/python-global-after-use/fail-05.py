class Pool:
    size = 4

    def grow(self):
        print(limit)
        global limit
        limit = self.size * 2

limit = 1
