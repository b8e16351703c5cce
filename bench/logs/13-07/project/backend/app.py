import sqlite3

def connect(path="test.db"):
    db = sqlite3.connect(path)
    db.execute("PRAGMA foreign_keys = ON")
    return db
