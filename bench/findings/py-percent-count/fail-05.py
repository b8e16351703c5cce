SQL = "INSERT INTO log VALUES ('%s', '%s', %d)" % (
    "2024-01-01",
    "started",
    1,
    None,
)
print(SQL)
