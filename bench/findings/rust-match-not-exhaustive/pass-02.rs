pub fn total(price: Option<u32>, count: u32) -> u32 {
    match price {
        Some(p) if p > 0 => p * count,
        Some(_) => 0,
        None => 0,
    }
}
