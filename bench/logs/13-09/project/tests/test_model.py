import unittest

from timetable import model


class ModelTest(unittest.TestCase):
    RAW = {"number": "1", "operator": "RVB", "stops": [{"code": "A", "minute": 0}, {"code": "B", "minute": 7}]}

    def test_duration(self):
        self.assertEqual(model.line_from_dict(self.RAW).duration, 7)

    def test_platform_default(self):
        self.assertEqual(model.line_from_dict(self.RAW).stops[0].platform, "A")

    def test_operator(self):
        self.assertEqual(model.line_from_dict(self.RAW).operator, "RVB")
