pub fn class(c: Option<bool>) -> &'static str {
    match c {
        Some(true) => "yes",
        None | Some(false) => "no",
    }
}

pub const DOC: &str = "match c { Some(true) => 1 }";
