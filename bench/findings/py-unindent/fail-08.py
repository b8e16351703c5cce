match command.split():
    case ["go", where]:
        go(where)
    case ["look"]:
            look()
          
          wait()
    case _:
        pass
