class Grid:
    def __init__(self, w, h):
        self.cells = [0] * w * h
        self.moves = [
            [0, 1],
            [1, 0]
            (0, -1),
            [-1, 0],
        ]

    def step(self, i):
        return self.moves[i % 4]
