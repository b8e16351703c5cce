def outer():
    def inner(a,
           b):
        return (a +
      b)
    return \
  inner
