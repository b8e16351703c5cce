with open("a") as f:
    text = """
  unindented
    """
  # back
    print(text)
   
