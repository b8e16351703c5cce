"""Print a short price list."""
rows = [("tea", 3), ("milk", 1)]

for name, count in rows:
    line = '%s: %d pieces at 2%% discount' % (name, count)
    print(line)
