pub fn parse(s: &str) -> Result<i32, String> {
    match s.parse::<i32>() {
        Ok(n) => Ok(n),
        Err(e) if s.is_empty() => Err(format!("empty: {e}")),
    }
}
