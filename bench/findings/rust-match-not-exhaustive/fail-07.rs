use std::cmp::Ordering;

pub fn sign(a: i64, b: i64) -> i8 {
    match a.cmp(&b) {
        Ordering::Less => -1,
        Ordering::Greater => 1,
    }
}
