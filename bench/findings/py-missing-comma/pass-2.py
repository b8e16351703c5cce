words = [
    "alpha"
    "beta",
    "gamma",
]
