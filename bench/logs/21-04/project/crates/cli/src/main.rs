use larder_store::Shelf;
fn main() {
    let mut s = Shelf::default();
    s.add("flour", 3);
    println!("{}", s.audit());
}
