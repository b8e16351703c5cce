switch (x.y) { default: break; case 3: break; default: }
