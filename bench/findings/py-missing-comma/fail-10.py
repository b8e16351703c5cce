squares = [i * i for i in range(10)]
mapping = [
    [i for i in squares]
    (lambda v: v + 1),
    None(),
]
