class Point:
    def __init__(self, x, y, z=0):
        self.x, self.y, self.z = x, y, z

    def __repr__(self):
        return "Point(%r, %r)" % (self.x, self.y, self.z)
