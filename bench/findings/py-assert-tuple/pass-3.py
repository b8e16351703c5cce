def withdraw(balance, amount):
    assert (
        amount <= balance
    ), f"only {balance} left"
    return balance - amount
