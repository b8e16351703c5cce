class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        assert (
            amount <= self.balance,
            f"only {self.balance} left",
        )
        self.balance -= amount
        return self.balance
