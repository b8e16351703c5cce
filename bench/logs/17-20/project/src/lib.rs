//! Counting and placing words.
pub mod count;
pub mod place;

pub fn unused_helper(n: usize) -> usize {
    let extra = 3;
    n * 2
}
