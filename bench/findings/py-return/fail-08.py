try:
    return 1
except E:
    pass
