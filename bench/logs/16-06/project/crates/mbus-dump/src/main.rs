use mbus_frame::decode::Decoder;
use std::io::Read;

fn main() {
    let mut raw = Vec::new();
    std::io::stdin().read_to_end(&mut raw).unwrap();
    let mut d = Decoder::default();
    d.feed(&raw);
    while let Ok(Some(f)) = d.next_frame() {
        println!("{:02x} {:02x} {:02x?}", f.control, f.address, f.payload);
    }
}
