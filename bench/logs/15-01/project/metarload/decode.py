"""Decoder for the subset of METAR that the climatology tables need."""
import re
from dataclasses import dataclass
from typing import Optional

TEMP_RE = re.compile(r"^(M?)(\d\d|//)/(M?)(\d\d|//)?$")
WIND_RE = re.compile(r"^(\d{3}|VRB)(\d{2,3})(?:G(\d{2,3}))?(KT|MPS)$")
PRESS_RE = re.compile(r"^([QA])(\d{4})$")


@dataclass
class Report:
    station: str
    time: str
    wind_kt: Optional[float] = None
    temperature: Optional[int] = None
    dewpoint: Optional[int] = None
    pressure: Optional[float] = None


def _signed(sign, digits):
    value = int(digits)
    return -value if sign == "M" else value


def decode_report(text):
    groups = text.rstrip("=").split()
    if groups and groups[0] in ("METAR", "SPECI"):
        groups.pop(0)
    if groups[0] == "COR":
        groups.pop(0)
    report = Report(groups[0], groups[1])
    for group in groups[2:]:
        if group in ("RMK", "TEMPO", "BECMG", "NOSIG"):
            break
        match = WIND_RE.match(group)
        if match:
            speed = int(match.group(2))
            report.wind_kt = speed * 1.94384 if match.group(4) == "MPS" else float(speed)
            continue
        match = TEMP_RE.match(group)
        if match:
            report.temperature = _signed(match.group(1), match.group(2))
            if match.group(4):
                report.dewpoint = _signed(match.group(3), match.group(4))
            continue
        match = PRESS_RE.match(group)
        if match:
            value = int(match.group(2))
            report.pressure = value if match.group(1) == "Q" else round(value * 0.338639, 1)
    return report
