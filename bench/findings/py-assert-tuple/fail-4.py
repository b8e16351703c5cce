import os

path = os.environ.get("DATA_DIR", "/tmp")
if path:
    assert (os.path.isabs(path), )
print(path)
