pub fn is_big(n: u8) -> bool { n as u32 > 300 || u32::from(n) > 256 }
