class Point:
    def __init__(self, x):
        self.x = x

   def __repr__(self):
        return f"Point({self.x})"
