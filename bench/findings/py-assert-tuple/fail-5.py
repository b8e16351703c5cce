async def fetch(session, url):
    async with session.get(url) as response:
        body = await response.text()
        assert (response.status == 200, response.status)
        return body
