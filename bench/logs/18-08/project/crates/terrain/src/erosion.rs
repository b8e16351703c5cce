use relief_grid::{Grid, Pos};
pub fn smooth(g: &Grid<f64>, rounds: usize) -> Grid<f64> {
    let mut cur = g.clone();
    for _ in 0..rounds {
        let mut next = cur.clone();
        for y in 1..cur.height() - 1 {
            for x in 1..cur.width() - 1 {
                let mut s = 0.0;
                for (dx, dy) in [(0, 1), (2, 1), (1, 0), (1, 2)] {
                    s += cur.at(Pos::new(x + dx - 1, y + dy - 1)).copied().unwrap_or(0.0);
                }
                next.set(Pos::new(x, y), s / 4.0);
            }
        }
        cur = next;
    }
    cur
}
