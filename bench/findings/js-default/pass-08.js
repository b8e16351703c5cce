a.default = b.default;
