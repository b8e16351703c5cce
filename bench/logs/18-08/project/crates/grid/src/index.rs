#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pos { pub x: usize, pub y: usize }
impl Pos { pub fn new(x: usize, y: usize) -> Self { Pos { x, y } } }
