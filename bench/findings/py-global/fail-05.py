def last(lines):
    for line in lines:
        if not line.strip():
            break
    global line
