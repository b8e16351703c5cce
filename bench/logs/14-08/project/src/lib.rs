//! A line based calculator language.
mod lexer;
use lexer::{lex, Tok};
use std::collections::HashMap;

struct P {
    toks: Vec<(Tok, usize)>,
    at: usize,
    vars: HashMap<String, f64>,
}

impl P {
    fn peek(&self) -> &Tok {
        self.toks.get(self.at).map(|t| &t.0).unwrap_or(&Tok::End)
    }
    fn next(&mut self) -> (Tok, usize) {
        let t = self.toks[self.at].clone();
        self.at += 1;
        t
    }
    fn expr(&mut self) -> Result<f64, String> {
        let mut v = self.term()?;
        loop {
            match self.peek() {
                Tok::Op('+') => {
                    self.next();
                    v += self.term()?;
                }
                Tok::Op('-') => {
                    self.next();
                    v -= self.term()?;
                }
                _ => return Ok(v),
            }
        }
    }
    fn term(&mut self) -> Result<f64, String> {
        let mut v = self.atom()?;
        loop {
            match self.peek() {
                Tok::Op('*') => {
                    self.next();
                    v *= self.atom()?;
                }
                Tok::Op('/') => {
                    self.next();
                    v /= self.atom()?;
                }
                _ => return Ok(v),
            }
        }
    }
    fn atom(&mut self) -> Result<f64, String> {
        match self.next() {
            (Tok::Num(n), _) => Ok(n),
            (Tok::Name(n), ln) => self.vars.get(&n).copied().ok_or(format!("line {ln}: undefined name {n}")),
            (Tok::Op('-'), _) => Ok(-self.atom()?),
            (Tok::Op('('), ln) => {
                let v = self.expr()?;
                match self.next() {
                    (Tok::Op(')'), _) => Ok(v),
                    _ => Err(format!("line {ln}: unclosed parenthesis")),
                }
            }
            (t, ln) => Err(format!("line {ln}: unexpected {t:?}")),
        }
    }
}

/// Run a program and return what it prints.
pub fn run(src: &str) -> Result<String, String> {
    let mut p = P { toks: lex(src)?, at: 0, vars: HashMap::new() };
    let mut out = String::new();
    while p.at < p.toks.len() {
        match p.next() {
            (Tok::End, _) => {}
            (Tok::Let, ln) => match (p.next().0, p.next().0) {
                (Tok::Name(n), Tok::Op('=')) => {
                    let v = p.expr()?;
                    p.vars.insert(n, v);
                }
                _ => return Err(format!("line {ln}: malformed let")),
            },
            (Tok::Print, _) => {
                let v = p.expr()?;
                out.push_str(&format!("{v}\n"));
            }
            (t, ln) => return Err(format!("line {ln}: unexpected {t:?}")),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::run;

    #[test]
    fn precedence() {
        assert_eq!(run("print 1 + 2 * 3").unwrap(), "7\n");
    }

    #[test]
    fn undefined() {
        assert!(run("print x").is_err());
    }
}
