pub fn name(level: u8) -> &'static str {
    match level {
        0 => "none",
        1 => "low",
        2..=9 => "high",
    }
}
