use crate::Error;

pub struct Cursor<'a> {
    data: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(data: &'a [u8]) -> Self { Cursor { data, at: 0 } }
    pub fn at_end(&self) -> bool { self.at >= self.data.len() }
    pub fn offset(&self) -> usize { self.at }

    pub fn take(&mut self, n: usize) -> Result<&'a [u8], Error> {
        let have = self.data.len() - self.at;
        if n > have {
            return Err(Error::UnexpectedEof { need: n, have });
        }
        self.at += n;
        Ok(&self.data[self.at - n..self.at])
    }
    pub fn peek(&self) -> Result<u8, Error> {
        self.data.get(self.at).copied().ok_or(Error::UnexpectedEof { need: 1, have: 0 })
    }
    pub fn u8(&mut self) -> Result<u8, Error> { Ok(self.take(1)?[0]) }
    pub fn u16(&mut self) -> Result<u16, Error> { let b = self.take(2)?; Ok(u16::from_be_bytes([b[0], b[1]])) }
    pub fn u32(&mut self) -> Result<u32, Error> { let b = self.take(4)?; Ok(u32::from_be_bytes([b[0], b[1], b[2], b[3]])) }
    pub fn vlq(&mut self) -> Result<u32, Error> {
        let mut v = 0;
        loop {
            let b = self.u8()?;
            v = v << 7 | (b & 0x7f) as u32;
            if b & 0x80 == 0 { return Ok(v); }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vlq_one_byte() { assert_eq!(Cursor::new(&[0x40]).vlq(), Ok(0x40)); }
    #[test]
    fn vlq_two_bytes() { assert_eq!(Cursor::new(&[0x81, 0x00]).vlq(), Ok(0x80)); }
    #[test]
    fn vlq_four_bytes() { assert_eq!(Cursor::new(&[0xff, 0xff, 0xff, 0x7f]).vlq(), Ok(0x0fff_ffff)); }
    #[test]
    fn take_past_end() { assert!(Cursor::new(&[1, 2]).take(3).is_err()); }
}
