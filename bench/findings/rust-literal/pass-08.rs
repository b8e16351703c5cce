pub const MAX: u64 = 9_223_372_036_854_775_808;
pub const MIN: i64 = -9_223_372_036_854_775_808;
pub const ALL: u128 = 18_446_744_073_709_551_616;
pub const BYTE: u8 = 0b1111_1111;
