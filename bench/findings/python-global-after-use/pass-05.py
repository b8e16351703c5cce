class Pool:
    size = 4

    def grow(self):
        print(self.limit, "limit")
        global limit
        limit = self.size * 2

limit = 1
