fn main() {
    /* nested /* comment */ here */
    let x = "a
b"; // end
    let y = r"
";
}
