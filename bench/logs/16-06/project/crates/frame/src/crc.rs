/// simple 8 bit sum
pub fn checksum(data: &[u8]) -> u8 {
    data.iter().fold(0u8, |a, b| a.wrapping_add(*b))
}

#[cfg(test)]
mod tests {
    #[test]
    fn wraps() {
        assert_eq!(super::checksum(&[0xff, 2]), 1);
    }
}
