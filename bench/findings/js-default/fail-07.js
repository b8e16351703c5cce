switch (f(1)) { case "a": g(); default: default: }
