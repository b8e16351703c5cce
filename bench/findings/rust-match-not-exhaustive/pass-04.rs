pub fn both(a: bool, b: bool) -> u8 {
    match (a, b) {
        (true, true) => 3,
        (true, false) => 2,
        (false, _) => 1,
    }
}
