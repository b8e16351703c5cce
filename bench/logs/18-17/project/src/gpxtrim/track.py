import math
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from datetime import datetime

NS = {"g": "http://www.topografix.com/GPX/1/1"}


@dataclass
class Point:
    lat: float
    lon: float
    time: datetime


@dataclass
class Track:
    name: str
    points: list = field(default_factory=list)

    def length_km(self):
        total = 0.0
        for a, b in zip(self.points, self.points[1:]):
            dlat = math.radians(b.lat - a.lat)
            dlon = math.radians(b.lon - a.lon) * math.cos(math.radians(a.lat))
            total += 6371 * math.hypot(dlat, dlon)
        return total

    def speeds(self):
        for a, b in zip(self.points, self.points[1:]):
            hours = (b.time - a.time).total_seconds() / 3600
            yield Track("", [a, b]).length_km() / hours

    def top_speed(self):
        return max(self.speeds())


def load(path):
    root = ET.parse(path).getroot()
    trk = root.find("g:trk", NS)
    track = Track(trk.findtext("g:name", "", NS))
    for p in trk.iterfind("g:trkseg/g:trkpt", NS):
        when = datetime.fromisoformat(p.findtext("g:time", None, NS).replace("Z", "+00:00"))
        track.points.append(Point(float(p.get("lat")), float(p.get("lon")), when))
    return track
