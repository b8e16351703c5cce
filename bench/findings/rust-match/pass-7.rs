pub fn sum(list: &[f64]) -> f64 {
    match list {
        [] => 0.0,
        [x] => *x,
        [x, .., y] => x + y,
    }
}
