def empty(values):
    assert (), "this always fails"
    assert len((values, 1)) == 2
