#[derive(Debug, Clone, PartialEq)]
pub enum Tok {
    Num(f64),
    Name(String),
    Op(char),
    Let,
    Print,
    End,
}

pub fn lex(src: &str) -> Result<Vec<(Tok, usize)>, String> {
    let mut out = Vec::new();
    for (ln, line) in src.lines().enumerate() {
        let ln = ln + 1;
        let cs: Vec<char> = line.chars().collect();
        let mut i = 0;
        while i < cs.len() {
            let c = cs[i];
            if c == '#' {
                break;
            } else if c.is_whitespace() {
                i += 1;
            } else if c.is_ascii_digit() {
                let s = i;
                while i < cs.len() && (cs[i].is_ascii_digit() || cs[i] == '.') {
                    i += 1;
                }
                let t: String = cs[s..i].iter().collect();
                out.push((Tok::Num(t.parse().map_err(|e| format!("{ln}: {e}"))?), ln));
            } else if c.is_alphabetic() {
                let s = i;
                while i < cs.len() && (cs[i].is_alphanumeric() || cs[i] == '_') {
                    i += 1;
                }
                let t: String = cs[s..i].iter().collect();
                out.push((
                    match t.as_str() {
                        "let" => Tok::Let,
                        "print" => Tok::Print,
                        _ => Tok::Name(t),
                    },
                    ln,
                ));
            } else if "+-*/()=".contains(c) {
                out.push((Tok::Op(c), ln));
                i += 1;
            } else {
                return Err(format!("line {ln}: unexpected character {c:?}"));
            }
        }
        out.push((Tok::End, ln));
    }
    Ok(out)
}
