cd || true
ls
