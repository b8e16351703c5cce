pub fn code(s: &str) -> Option<u8> {
    let n = s.parse::<u8>().unwrap_or(u8::MAX);
    let big: usize = 4096;
    if s.len() > big { None } else { n.checked_add(0o377) }
}
