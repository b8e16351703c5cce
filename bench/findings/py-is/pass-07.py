class Stack:
    ZERO = 0

    def empty(self):
        return len(self._all) is self.ZERO or self.first("a") is str(1)
