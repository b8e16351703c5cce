KWH = 3.6e6


def to_joule(kwh):
    return kwh * KWH
