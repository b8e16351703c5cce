def check_all(rows):
    for row in rows:
        if row is not None:
            assert(isinstance(row, dict), 'row is no dict: %r' % (row,))
    return len(rows)
