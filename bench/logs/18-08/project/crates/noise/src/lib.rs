use relief_grid::{Grid, Pos};
pub struct Lcg(u64);
impl Lcg {
    pub fn new(seed: u64) -> Self { Lcg(seed) }
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }
}
pub fn white(w: usize, h: usize, seed: u64) -> Grid<f64> {
    let mut g = Grid::new(w, h);
    let mut r = Lcg::new(seed);
    for y in 0..h { for x in 0..w { g.set(Pos::new(x, y), r.next()); } }
    g
}
fn unused_helper(x: f64) -> f64 { x * x }
