values = ("2024-01-01", "started", 1, None)
SQL = "INSERT INTO log VALUES ('%s', '%s', %d)"
print(SQL % values[:3])
print("%s %s", values)

for v in values:
    print("value: %r" % (v,))
