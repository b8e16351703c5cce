pub enum Cmd { Go(bool), Stop }

pub fn run(c: Cmd) -> u8 {
    if let Cmd::Go(true) = c {
        return 1;
    }
    matches!(c, Cmd::Stop) as u8
}
