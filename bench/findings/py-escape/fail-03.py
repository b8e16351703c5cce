p = b"\w+"
