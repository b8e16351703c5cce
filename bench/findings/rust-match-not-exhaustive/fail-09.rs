pub enum Cmd { Go(bool), Stop }

pub fn run(c: Cmd) -> u8 {
    match c {
        Cmd::Go(true) => 1,
        // Cmd::Go(false) => 2,
        Cmd::Stop => 0,
    }
}
