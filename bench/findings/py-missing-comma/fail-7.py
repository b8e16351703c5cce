def options():
    return dict(
        defaults={"color": "red"}
        (1, 2),
    )
