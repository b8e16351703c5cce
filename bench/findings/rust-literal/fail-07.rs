pub fn header() -> [u8; 4] {
    let magic = [0x89u8, b'P', b'N', 0x1_00];
    magic
}
