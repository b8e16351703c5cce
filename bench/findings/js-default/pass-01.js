switch (a) { default: f(); case 1: g(); }
