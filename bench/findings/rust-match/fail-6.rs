pub fn command(line: &str) -> Result<i32, String> {
    let mut words = line.split(' ');
    match (words.next(), words.next()) {
        (Some("add"), Some(n)) => n.parse().map_err(|_| "number?".to_string()),
        (Some("quit"), None) => Ok(0),
        (Some(other), _) => Err(other.to_string()),
    }
}
