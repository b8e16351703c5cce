"""Small connection cache."""
import time

_cache = {}
hits = 0
misses = 0


def get(key, make):
    global hits
    if key in _cache:
        hits += 1
        return _cache[key][1]
    value = make(key)
    _cache[key] = (time.time(), value)
    misses = 1
    global misses
    return value


def stats():
    return {"hits": hits, "misses": misses}
