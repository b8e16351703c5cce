pub mod shapes {
    pub enum Shape {
        Circle { r: f64 },
        Rect { w: f64, h: f64, filled: bool },
        Empty,
    }
}
use shapes::Shape::{self, *};

impl Shape {
    pub fn area(&self) -> f64 {
        match *self {
            Circle { r } => 3.14 * r * r,
            Rect { w, h, filled: true } => w * h,
            Empty => 0.0,
        }
    }
}
