"""Parse combined-format access logs."""
import re
from datetime import datetime
from typing import Iterator, NamedTuple, Optional

LINE = re.compile(
    r'(?P<host>\S+) \S+ (?P<user>\S+) \[(?P<time>[^\]]+)\] '
    r'"(?P<request>[^"]*)" (?P<status>\S+) (?P<size>\S+)'
    r'(?: "(?P<referer>[^"]*)" "(?P<agent>[^"]*)")?'
)


class Hit(NamedTuple):
    host: str
    user: Optional[str]
    time: datetime
    method: str
    path: str
    status: int
    size: int
    agent: str


def parse_line(line: str) -> Optional[Hit]:
    m = LINE.match(line)
    if m is None:
        return None
    method, path, *_ = (m["request"].split(" ") + ["", ""])
    size = 0 if m["size"] == "-" else int(m["size"])
    return Hit(
        host=m["host"],
        user=None if m["user"] == "-" else m["user"],
        time=datetime.strptime(m["time"], "%d/%b/%Y:%H:%M:%S %z"),
        method=method,
        path=path,
        status=int(m["status"]),
        size=size,
        agent=m["agent"] or "",
    )


def parse_file(lines) -> Iterator[Hit]:
    for line in lines:
        line = line.rstrip("\n")
        if not line or line.startswith("#"):
            continue
        hit = parse_line(line)
        if hit is not None:
            yield hit
