fn main() {
    println!("{:?}", unitdb::metres(3.0, "km"));
}
