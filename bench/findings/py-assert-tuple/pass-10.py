class T:
    def test(self):
        # assert (self.x, "old form")
        text = """assert (a, "b")"""
        assert (self.x == 1) is True, text
