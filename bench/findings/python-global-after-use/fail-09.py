last_error = None

def attempt(fn):
    try:
        return fn()
    except ValueError as exc:
        last_error = str(exc)
    finally:
        global last_error
    return None
