function f() { switch (a) { default: return 1; default: return 2; } }
