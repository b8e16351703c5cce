use std::io::Read;
use wordcloud::{count, place::Placer};

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut p = Placer::new(4);
    let mut all: Vec<_> = count::words(&text).into_iter().collect();
    all.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    for (w, n) in all.iter().take(40) {
        if let Some(r) = p.place(w.len() as i32 * 8, 10 + *n as i32) {
            println!("{w} {r:?}");
        }
    }
}
