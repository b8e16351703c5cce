pub fn masks() -> Vec<u32> {
    let mut all = vec![0x7fff_ffff, 1];
    all.push(0xffff_ffff);
    all
}
