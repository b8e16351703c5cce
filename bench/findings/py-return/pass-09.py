async def f():
    with a as b:
        return b
