"""Print a short price list."""
rows = [("tea", 3), ("milk", 1)]

for name, count in rows:
    line = '%s: %d pieces at %.2f EUR' % (name, count)
    print(line)
