pub fn sign(n: i32) -> i32 {
    match n {
        x if x < 0 => -1,
        0 => 0,
        x if x > 0 => 1,
    }
}
