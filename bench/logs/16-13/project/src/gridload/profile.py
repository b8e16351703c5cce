"""Load profiles: 15 minute values of one day, one CSV per feeder."""
import csv
import datetime as dt
from dataclasses import dataclass, field


@dataclass
class Profile:
    feeder: str
    values: list = field(default_factory=list)

    @property
    def energy_kwh(self):
        return sum(v for _, v in self.values) / 4

    def peak(self):
        return max(self.values, key=lambda p: p[1])


def read_profile(fp, feeder):
    p = Profile(feeder)
    for row in csv.DictReader(fp, delimiter=";"):
        t = dt.time.fromisoformat(row["time"])
        p.values.append((t, float(row["kw"])))
    return p
