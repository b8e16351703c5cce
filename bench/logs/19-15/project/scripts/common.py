from dataclasses import dataclass
from datetime import datetime


@dataclass
class Reading:
    station: str
    time: datetime
    temp: float
    hum: int

    @classmethod
    def from_row(cls, row):
        return cls(row["station"], datetime.fromisoformat(row["time"]),
                   float(row["temp"]), int(row["hum"]))


def month_key(t):
    return f"{t.year}-{t.month:02}"
