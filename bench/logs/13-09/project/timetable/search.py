def lines_serving(lines, code):
    return [l.number for l in lines if any(s.code == code for s in l.stops)]


def slowest(lines):
    return max(lines, key=lambda l: l.duration).number
