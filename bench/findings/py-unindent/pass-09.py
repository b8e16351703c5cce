async def get(url):
    if url:
        for c in url:
            while c:
                c = c[1:]
    return 1
def post(): return 1
