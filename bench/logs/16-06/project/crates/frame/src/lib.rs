pub mod crc;
pub mod decode;

#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    pub control: u8,
    pub address: u8,
    pub payload: Vec<u8>,
}
