import unittest

from metarload import decode_report


class DecodeTest(unittest.TestCase):
    def test_auto(self):
        r = decode_report("METAR EDDF 121220Z AUTO 24012KT 9999 FEW030 18/09 Q1013 NOSIG=")
        self.assertEqual((r.temperature, r.dewpoint, r.pressure), (18, 9, 1013))

    def test_gust(self):
        self.assertEqual(decode_report("EGPD 121220Z 24012G28KT 9999 18/09 Q1013").wind_kt, 12)

    def test_inches(self):
        self.assertEqual(decode_report("KJFK 121251Z 24012KT 10SM 18/09 A2992").pressure, 1013.2)

    def test_mps(self):
        self.assertAlmostEqual(decode_report("UUEE 121230Z 24005MPS 9999 18/09 Q1013").wind_kt, 9.72, 2)

    def test_negative(self):
        r = decode_report("METAR ENSB 121220Z 24012KT 9999 M12/M15 Q0998=")
        self.assertEqual((r.temperature, r.dewpoint), (-12, -15))

    def test_no_dewpoint(self):
        self.assertIsNone(decode_report("EFRO 121220Z 24012KT 9999 M12/ Q0998").dewpoint)
