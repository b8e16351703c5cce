pub fn header() -> [u8; 300] {
    // 256, 300 and 1000 don't fit
    let text = "256";
    let mut all = [0xff; 300];
    all[299] = text.len() as u8;
    all
}
