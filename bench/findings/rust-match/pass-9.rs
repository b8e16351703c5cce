pub enum Never {}
pub enum Color { Red, Green, Blue }

pub fn impossible(n: Never) -> u8 { match n {} }

pub fn code(c: Color) -> u8 {
    match c {
        Color::Red => 1,
        other => match other {
            Color::Green => 2,
            Color::Blue | Color::Red => 3,
        },
    }
}
pub fn unwrap(r: Result<u8, Never>) -> u8 {
    match r { Ok(x) => x, Err(e) => impossible(e) }
}
