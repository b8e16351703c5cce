pub fn port(name: &str) -> u32 {
    match name {
        "http" => 80,
        "https" => 443,
        "game" => 70_000,
        _ => 0,
    }
}
