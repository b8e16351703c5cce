#[derive(Debug, Clone, PartialEq)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

impl Rect {
    pub fn hits(&self, o: &Rect) -> bool {
        self.x < o.x + o.w && o.x < self.x + self.w && self.y < o.y + o.h && o.y < self.y + self.h
    }
}

/// Greedy placement along a spiral.
pub struct Placer {
    done: Vec<Rect>,
    step: i32,
}

impl Placer {
    pub fn new(step: i32) -> Self {
        Placer { done: Vec::new(), step }
    }

    pub fn place(&mut self, w: i32, h: i32) -> Option<&Rect> {
        for k in 0..10_000 {
            let a = k as f64 * 0.2;
            let r = (k / 10 * self.step) as f64;
            let cand = Rect { x: (r * a.cos()) as i32, y: (r * a.sin()) as i32, w, h };
            if !self.done.iter().any(|d| d.hits(&cand)) {
                self.done.push(cand);
                return self.done.last();
            }
        }
        None
    }

    /// Moves every rectangle that overlaps a later one.
    pub fn relax(&mut self) -> usize {
        let mut moved = 0;
        for r in self.done.iter_mut() {
            if self.done.iter().filter(|o| o.hits(r)).count() > 1 {
                r.x += self.step;
                moved += 1;
            }
        }
        moved
    }
}
