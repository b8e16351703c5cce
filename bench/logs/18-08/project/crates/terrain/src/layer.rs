use relief_grid::{Grid, Pos};
use std::collections::BTreeMap;

pub trait Layer {
    fn name(&self) -> &str;
    fn height(&self, p: Pos) -> f64;
}

pub struct Flat { pub level: f64 }
impl Layer for Flat {
    fn name(&self) -> &str { "flat" }
    fn height(&self, _: Pos) -> f64 { self.level }
}

pub struct Sampled { pub title: String, pub grid: Grid<f64> }
impl Layer for Sampled {
    fn name(&self) -> &str { &self.title }
    fn height(&self, p: Pos) -> f64 { self.grid.at(p).copied().unwrap_or(0.0) }
}

#[derive(Default)]
pub struct Stack {
    layers: BTreeMap<i32, Box<dyn Layer + Send>>,
}

impl Stack {
    pub fn push<L: Layer>(&mut self, order: i32, layer: L) -> &mut Self {
        self.layers.insert(order, Box::new(layer));
        self
    }

    pub fn height(&self, p: Pos) -> f64 {
        self.layers.values().map(|l| l.height(p)).sum()
    }

    pub fn names(&self) -> Vec<String> {
        self.layers.values().map(|l| l.name().to_owned()).collect()
    }

    pub fn render(&self, w: usize, h: usize) -> Grid<f64> {
        let mut g = Grid::new(w, h);
        for y in 0..h {
            for x in 0..w {
                let p = Pos::new(x, y);
                g.set(p, self.height(p));
            }
        }
        g
    }
}
