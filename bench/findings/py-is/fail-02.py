class Stack:
    def __init__(self):
        self._all = []

    @property
    def empty(self):
        return len(self._all) is 0 or self._all[-1] is None

    def push(self, value):
        self._all.append(value)
