count = 0
class Steps:
    def step(self):
        print("was", self.count)
        global count
        count += 1
