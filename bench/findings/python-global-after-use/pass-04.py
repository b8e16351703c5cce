total = 0.0
rows = []

def add(price, n):
    rows.append((price, n))
    global total, rows_seen
    total += price * n
    rows_seen = len(rows)
