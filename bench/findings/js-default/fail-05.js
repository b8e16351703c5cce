while (a) { switch (b) { default: default: break; } }
