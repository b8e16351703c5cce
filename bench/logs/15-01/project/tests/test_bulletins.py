import unittest
from pathlib import Path

from metarload import read_bulletin

BULLETINS = Path(__file__).parent / "bulletins"


class BulletinTest(unittest.TestCase):
    def test_bulletin_dir(self):
        self.assertTrue(any(BULLETINS.iterdir()))

    def test_every_report_has_pressure(self):
        for path in sorted(BULLETINS.glob("*.txt")):
            for report in read_bulletin(path):
                self.assertGreater(report.pressure, 870)

    def test_temperature_plausible(self):
        for path in sorted(BULLETINS.glob("*.txt")):
            temps = [r.temperature for r in read_bulletin(path)]
            self.assertLess(max(temps) - min(temps), 60)
