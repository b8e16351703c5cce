def shape(kind):
    match kind:
        case "circle" | "square":
            return 1
        case _:
            assert (False, "unknown shape " + kind)
