use std::{env, fs};
fn main() {
    for p in env::args().skip(1) {
        let t = fs::read_to_string(&p).expect("read");
        let title = t.lines().find_map(|l| l.strip_prefix("# ")).unwrap_or("untitled");
        println!("{}\t{}\t{}", p, title, t.split_whitespace().count());
    }
}
