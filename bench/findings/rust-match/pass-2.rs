pub fn name(n: u8) -> &'static str {
    match n {
        0 => "none",
        1 => "one",
        2..=255 => "many",
    }
}
