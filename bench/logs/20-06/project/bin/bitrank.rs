fn main() {
    let words = [0xdead_beef_u64, 0x0123_4567_89ab_cdef];
    for pos in [3, 64, 100] {
        println!("{pos} {}", bits::rank(&words, pos));
    }
}
