from dataclasses import dataclass


@dataclass
class Station:
    ident: str
    name: str
    lat: float
    lon: float
    harmonics: dict

    @classmethod
    def from_mapping(cls, ident, m):
        pos = m["position"]
        return cls(ident, m["name"], float(pos["lat"]), float(pos["lon"]),
                   {h["name"]: (h["amplitude"], h["phase"]) for h in m["harmonics"]})
