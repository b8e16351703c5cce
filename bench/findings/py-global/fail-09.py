import logging

log = logging.getLogger(__name__)
state = "new"


async def move(target, *, force=False):
    if target == "done" and not force:
        log.info(f"leaving {state} for {target}")

    def finish():
        return target

    global state
    state = finish()
    return state


def reset():
    global state
    state = "new"
