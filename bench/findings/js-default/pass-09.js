switch (a) { case 1: case 2: }
