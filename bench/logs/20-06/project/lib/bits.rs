mod table;

/// Number of set bits before `pos`.
pub fn rank(words: &[u64], pos: usize) -> u32 {
    let (w, b) = (pos / 64, pos % 64);
    let mut n = words[..w].iter().map(|x| popcount(*x)).sum();
    if b != 0 {
        n += popcount(words[w] & ((1u64 << b) - 1));
    }
    n
}

pub fn popcount(x: u64) -> u32 {
    x.to_le_bytes().iter().map(|b| u32::from(table::COUNT[*b as usize])).sum()
}
