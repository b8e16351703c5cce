pub fn sign(n: i32) -> i32 {
    match n {
        x if x < 0 => -1,
        0 => 0,
        _ => 1,
    }
}
pub fn half(n: i8) -> bool {
    match n { i8::MIN..=-1 => false, 0.. => true }
}
