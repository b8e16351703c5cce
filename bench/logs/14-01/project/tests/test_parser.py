from acclog import parse_line


def test_dash_size():
    h = parse_line('1.2.3.4 - - [10/Oct/2023:13:55:36 +0000] "GET / HTTP/1.1" 304 - "-" "curl/8"')
    assert h.size == 0 and h.status == 304


def test_user():
    h = parse_line('1.2.3.4 - bob [10/Oct/2023:13:55:36 +0000] "GET /a HTTP/1.1" 200 12')
    assert h.user == "bob" and h.agent == ""


def test_garbage_is_none():
    assert parse_line("\\x16\\x03\\x01") is None
