from .decode import decode_report, Report
from .bulletin import read_bulletin
