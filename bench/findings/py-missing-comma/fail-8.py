import unittest


class T(unittest.TestCase):
    def test_sum(self):
        cases = (
            ((1, 2), 3),
            ((0, 0), 0)
            ((5, -5), 0),
        )
        for args, want in cases:
            with self.subTest(args=args):
                self.assertEqual(sum(args), want)


if __name__ == "__main__":
    unittest.main()
