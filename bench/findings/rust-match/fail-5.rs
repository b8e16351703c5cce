use std::cmp::Ordering;

pub fn search(all: &[i32], what: i32) -> Option<usize> {
    let (mut from, mut to) = (0, all.len());
    while from < to {
        let middle = (from + to) / 2;
        match all[middle].cmp(&what) {
            Ordering::Less => from = middle + 1,
            Ordering::Greater => to = middle,
        }
    }
    None
}
