# the comment isn't what is wrong
with open("a") as f:
    text = """
  unindented
    """
    # back
   print(text)
