TABLES = ["users", "groups", "members", "audit", "tokens"]
