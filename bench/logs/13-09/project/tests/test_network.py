import unittest
from pathlib import Path

from timetable import model, search

DATA = Path(__file__).parent.parent / "network"


class NetworkTest(unittest.TestCase):
    def setUp(self):
        self.lines = model.load_network(DATA)

    def test_every_line_has_two_stops(self):
        for line in self.lines:
            self.assertGreaterEqual(len(line.stops), 2)

    def test_minutes_do_not_go_back(self):
        for line in self.lines:
            minutes = [s.minute for s in line.stops]
            self.assertEqual(minutes, sorted(minutes))

    def test_station_is_served(self):
        self.assertIn("210", search.lines_serving(self.lines, "BHF"))
