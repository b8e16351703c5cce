pub const A: i8 = 128;
