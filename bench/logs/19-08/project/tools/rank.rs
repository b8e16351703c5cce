//! Sorts an index by length and prints what is most alike.
use std::collections::BTreeMap;
use std::{env, fs};

#[derive(Debug, Clone)]
struct Entry {
    path: String,
    title: String,
    words: usize,
}

fn parse(text: &str) -> Vec<Entry> {
    text.lines()
        .filter_map(|l| {
            let mut f = l.split('\t');
            Some(Entry {
                path: f.next()?.to_string(),
                title: f.next()?.to_string(),
                words: f.next()?.parse().ok()?,
            })
        })
        .collect()
}

fn histogram(entries: &[Entry]) -> BTreeMap<usize, usize> {
    let mut h = BTreeMap::new();
    for e in entries {
        *h.entry(e.words / 100).or_insert(0) += 1;
    }
    h
}

fn drop_short(entries: &mut Vec<Entry>, min: usize) {
    for e in entries.iter() {
        if e.words < min {
            entries.retain(|x| x.path != e.path);
        }
    }
}

fn main() {
    let path = env::args().nth(1).expect("index file");
    let mut all = parse(&fs::read_to_string(path).unwrap());
    drop_short(&mut all, 5);
    all.sort_by_key(|e| std::cmp::Reverse(e.words));
    for e in &all {
        println!("{:6} {} ({})", e.words, e.title, e.path);
    }
    println!("{:?}", histogram(&all));
}
