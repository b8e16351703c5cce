fn write(to: &mut [u8], at: usize, byte: u8) { to[at] = byte; }
pub fn fill(to: &mut [u8]) {
    for at in 0..to.len() {
        if at % 2 == 0 { write(to, at, 0b1_0000_0000) } else { write(to, at, 7) }
    }
}
