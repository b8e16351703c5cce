use relief_grid::Grid;
pub fn pgm(g: &Grid<f64>) -> String {
    let mut s = format!("P2\n{} {}\n255\n", g.width(), g.height());
    for row in g.rows() {
        let line: Vec<String> = row.iter().map(|v| format!("{}", (v.clamp(0.0, 1.0) * 255.0) as u8)).collect();
        s.push_str(&line.join(" "));
        s.push('\n');
    }
    s
}
