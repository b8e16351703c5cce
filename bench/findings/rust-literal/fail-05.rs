pub fn is_big(n: u8) -> bool { n > 300 }
