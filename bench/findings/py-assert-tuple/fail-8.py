queue = []
while len(queue) < 4:
    queue.append(len(queue) ** 2)
assert (sorted(queue) == queue and
        queue[0] == 0, """the queue
        is not sorted""")
