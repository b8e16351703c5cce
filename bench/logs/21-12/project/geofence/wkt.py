import re


def parse_polygon(text):
    m = re.match(r"POLYGON\s*\(\((.*)\)\)\s*$", text.strip(), re.S)
    pts = [tuple(map(float, p.split())) for p in m.group(1).split(",")]
    if pts[0] != pts[-1]:
        raise ValueError("ring not closed")
    return pts
