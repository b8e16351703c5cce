use crate::{crc::checksum, Frame};
use std::collections::VecDeque;

#[derive(Debug)]
pub enum Error {
    Short,
    Start(u8),
    Checksum { want: u8, got: u8 },
}

/// Incremental decoder: feed bytes, take frames.
#[derive(Default)]
pub struct Decoder {
    buf: VecDeque<u8>,
    scratch: Vec<u8>,
    dropped: usize,
}

impl Decoder {
    pub fn feed(&mut self, bytes: &[u8]) {
        self.buf.extend(bytes);
    }

    pub fn next_frame(&mut self) -> Result<Option<Frame>, Error> {
        while let Some(&b) = self.buf.front() {
            if b == 0x68 {
                break;
            }
            self.buf.pop_front();
            self.dropped += 1;
        }
        if self.buf.len() < 6 {
            return Ok(None);
        }
        let len = self.buf[1] as usize;
        if self.buf.len() < len + 6 {
            return Ok(None);
        }
        self.scratch.clear();
        self.scratch.extend(self.buf.drain(..len + 6));
        let body = &self.scratch[4..4 + len];
        self.verify(body, self.scratch[4 + len])?;
        Ok(Some(Frame { control: body[0], address: body[1], payload: body[2..].to_vec() }))
    }

    fn verify(&mut self, body: &[u8], got: u8) -> Result<(), Error> {
        let want = checksum(body);
        if want != got {
            self.dropped += body.len();
            return Err(Error::Checksum { want, got });
        }
        Ok(())
    }
}
