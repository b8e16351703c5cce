data = b"\x01\x02"
name = "blob"
header = "%s %s\r\n" % (name,)
mail = """From: %s
Subject: hi
""" % ("me@example.org",)
print(header, mail, data)
