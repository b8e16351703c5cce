last_error = None

def attempt(fn, log=dict(last_error=last_error)):
    """last_error = None; global last_error"""
    log.update(last_error="none")
    global last_error
    last_error = log["last_error"]
    return None
