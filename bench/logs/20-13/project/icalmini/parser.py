from datetime import datetime

FORMAT = "%Y%m%dT%H%M%SZ"


class Event(dict):
    @property
    def duration(self):
        return self["DTEND"] - self["DTSTART"]


def parse(text):
    events, cur = [], None
    for line in text.splitlines():
        key, _, val = line.partition(":")
        if (key, val) == ("BEGIN", "VEVENT"):
            cur = Event()
        elif (key, val) == ("END", "VEVENT"):
            events.append(cur)
            cur = None
        elif cur is not None:
            cur[key] = datetime.strptime(val, FORMAT) if key.startswith("DT") else val
    return events
