from collections import Counter


def summarise(hits):
    status, paths, total, n = Counter(), Counter(), 0, 0
    for h in hits:
        n += 1
        status[str(h.status)] += 1
        paths[h.path.split("?")[0]] += 1
        total += h.size
    return {
        "hits": n,
        "bytes": total,
        "status": dict(sorted(status.items())),
        "top": [p for p, _ in sorted(paths.items(), key=lambda kv: (-kv[1], kv[0]))[:3]],
    }
