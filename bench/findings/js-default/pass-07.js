let o = { default: 1, "default": 2 };
