pub enum Shape {
    Circle { r: f32 },
    Rect { w: f32, h: f32 },
}

pub fn area(s: &Shape) -> f32 {
    match s {
        Shape::Circle { r } => 3.14 * r * r,
        Shape::Rect { w, h: 0.0 } => *w,
    }
}
