"""read_toml.py FILE: exit status 1 if the library refuses the file; any other exception is a bug."""
import sys

import toml

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    text = file.read()
try:
    toml.loads(text)
except toml.TomlDecodeError as error:
    sys.exit(f"refused: {error}")
