def check(rows):
    assert all(isinstance(r, dict) for r in rows), "no dicts"
    assert (rows and
            len(rows) < 100)
