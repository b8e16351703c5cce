from typing import List


def total(xs: List[int]) -> int:
    return sum(xs)


class Account:
    balance = 0


from __future__ import annotations  # moved here by a merge


def pay(account: Account, amounts: List[int]) -> Account:
    account.balance -= total(amounts)
    return account
