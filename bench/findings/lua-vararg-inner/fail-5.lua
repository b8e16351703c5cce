local handlers = {
  start = function(name, ...)
    print(name, ...)
  end,
  stop = function(name)
    print("stop", name, ...)
  end,
}
handlers.start("a", 1)
handlers.stop("a")
