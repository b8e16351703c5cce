def outer():
    def inner(a,
              b):
        return (a +
            b)
      # hm
      
  return inner
