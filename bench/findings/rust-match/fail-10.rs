pub fn deep(x: Result<Option<Box<(char, bool)>>, ()>) -> char {
    match x {
        Err(()) => '!',
        Ok(None) => '0',
        Ok(Some(pair)) => match *pair {
            ('a'..='z', false) => 'l',
            (c, true) => c,
            ('A'..='Z', _) => 'u',
        },
    }
}
