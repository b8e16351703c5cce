def empty(t):
    try:
        if t is ():
            raise ValueError(f"nothing in {t!r}")
    except TypeError:
        pass
    finally:
        print("done")
