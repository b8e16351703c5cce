from .decode import decode_report


def read_bulletin(path):
    """Yield the reports of a WMO bulletin file; '=' ends a report."""
    with open(path, encoding="ascii") as handle:
        lines = [l.strip() for l in handle]
    body = " ".join(l for l in lines if l and not l.startswith(("SA", "SP", "#", "ZCZC", "NNNN")))
    for raw in body.split("="):
        if raw.strip():
            yield decode_report(raw.strip())
