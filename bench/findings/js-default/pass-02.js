switch (a) { case 1: case 1: default: b(); }
