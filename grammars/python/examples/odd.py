if a:
  if b:
      c
  
  d

def e():  pass
""