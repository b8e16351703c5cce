// Panics: bugs NAME SIZE.
#[inline(never)]
fn walk(size: usize) -> i32 {
    let table = vec![1, 2, 3];
    table[size]
}
#[inline(never)]
fn parse(size: usize) -> i32 {
    "x".repeat(size).parse().unwrap()
}
#[inline(never)]
fn refuse(size: usize) -> i32 {
    panic!("no room for {} names", size)
}
#[inline(never)]
fn compare(size: usize) -> i32 {
    assert_eq!(size, 2);
    0
}
#[inline(never)]
fn deep(size: usize) -> i32 {
    let frame = [size as u8; 100];
    deep(size + 1) + std::hint::black_box(frame)[3] as i32
}
#[inline(never)]
fn exhaust(size: usize) -> i32 {
    std::hint::black_box(Vec::<u8>::with_capacity(size << 45)).capacity() as i32
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let size: usize = arguments[2].parse().unwrap();
    let result = match arguments[1].as_str() {
        "walk" => walk(size),
        "parse" => parse(size),
        "deep" => deep(size),
        "exhaust" => exhaust(size),
        "refuse" => refuse(size),
        _ => compare(size),
    };
    println!("{}", result);
}
