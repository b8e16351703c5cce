mod index;
mod iter;
pub use index::Pos;
pub use iter::Rows;

#[derive(Clone, Debug, PartialEq)]
pub struct Grid<T> { w: usize, h: usize, cells: Vec<T> }

impl<T: Clone + Default> Grid<T> {
    pub fn new(w: usize, h: usize) -> Self { Grid { w, h, cells: vec![T::default(); w * h] } }
    pub fn width(&self) -> usize { self.w }
    pub fn height(&self) -> usize { self.h }
    pub fn at(&self, p: Pos) -> Option<&T> { self.cells.get(p.y * self.w + p.x) }
    pub fn set(&mut self, p: Pos, t: T) { let w = self.w; self.cells[p.y * w + p.x] = t; }
    pub fn rows(&self) -> Rows<'_, T> { Rows::new(&self.cells, self.w) }
}
