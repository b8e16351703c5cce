use relief_terrain::{layer::Flat, Stack};
fn main() {
    let mut s = Stack::default();
    s.push(0, Flat { level: 0.5 });
    print!("{}", relief_export::pgm(&s.render(8, 8)));
}
