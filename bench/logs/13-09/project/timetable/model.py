"""Lines of the regional bus network, as the planning office exports them."""
import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Stop:
    code: str
    minute: int
    platform: str


@dataclass
class Line:
    number: str
    operator: str
    stops: list = field(default_factory=list)

    @property
    def duration(self):
        return self.stops[-1].minute - self.stops[0].minute


def line_from_dict(raw):
    stops = [Stop(s["code"], s["minute"], s.get("platform", "A")) for s in raw["stops"]]
    return Line(raw["number"], raw["operator"], stops)


def load_network(folder):
    lines = []
    for path in sorted(Path(folder).glob("*.json")):
        lines.append(line_from_dict(json.loads(path.read_text())))
    return lines
