if "\(" in text:
    pass
