mod messages { include!(concat!(env!("OUT_DIR"), "/messages.rs")); }
fn main() { println!("{:?}", messages::Hello::default()); }
