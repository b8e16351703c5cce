async def get(url):
    async with session.get(url) as r:
        data = await r.json()
     return data


def post(): return 1
