pub fn low(n: u16) -> u8 { (n % 256) as u8 + (300u16 - 290) as u8 }
