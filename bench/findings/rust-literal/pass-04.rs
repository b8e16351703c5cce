pub fn far() -> f64 {
    let near = 1.5e3;
    near + 4e38
}
