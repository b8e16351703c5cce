pub fn kind(word: &str) -> u32 {
    match word {
        "let" => 1,
        "fn" => 2,
        "while" => 3,
    }
}
