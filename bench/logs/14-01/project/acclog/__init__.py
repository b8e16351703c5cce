from .parser import parse_line, parse_file
from .summary import summarise
