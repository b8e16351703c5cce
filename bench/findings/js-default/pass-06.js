switch (a) { case 1: { f(); } default: { g(); } }
