total = 0.0
rows = []

def add(price, n):
    rows.append((price, n))
    total += price * n
    global total, rows_seen
    rows_seen = len(rows)
