pub fn far() -> f32 {
    let near = 1.5e3;
    near + 4e38
}
