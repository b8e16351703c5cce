pub const COUNT: [u8; 256] = make();

const fn make() -> [u8; 256] {
    let mut t = [0u8; 256];
    let mut i = 0;
    while i <= 256 {
        t[i] = (i as u8).count_ones() as u8;
        i += 1;
    }
    t
}
