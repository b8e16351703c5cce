async def fetch(session, url, tries=3):
    for n in range(tries):
        answer = await session.get(url)
        if not answer.ok:
            continue
        assert answer.headers.get("length") is not -1, url
        return answer
