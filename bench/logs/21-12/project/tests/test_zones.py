from pathlib import Path
from geofence import parse_polygon, area

ZONES = Path(__file__).parent / "zones"


def test_harbour():
    assert area(parse_polygon((ZONES / "harbour.wkt").read_text())) > 0


def test_airport():
    pts = parse_polygon((ZONES / "airport.wkt").read_text())
    assert area(pts) > 10
