switch (a) { case 1: default: case 2: default: b(); }
