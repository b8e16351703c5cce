fn main() {
    for (n, f) in units::UNITS { println!("{n} = {f}"); }
}
