from icalmini.parser import Event


def test_event_is_dict():
    assert Event(a=1)["a"] == 1
