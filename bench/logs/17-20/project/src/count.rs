use std::collections::HashMap;

/// Counts words of at least three letters, lower-cased.
pub fn words(text: &str) -> HashMap<String, usize> {
    let mut out = HashMap::new();
    for w in text.split(|c: char| !c.is_alphanumeric()) {
        if w.chars().count() >= 3 {
            *out.entry(w.to_lowercase()).or_insert(0) += 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn counts() {
        assert_eq!(words("The the cat")["the"], 2);
    }
}
