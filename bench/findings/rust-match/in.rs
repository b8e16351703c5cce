use std::fmt;

#[derive(Debug, Clone, PartialEq)]
pub enum Token {
    Number(f64),
    Plus,
    Minus,
    Times,
    Open,
    Close,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Number(n) => write!(f, "{}", n),
            Token::Plus => write!(f, "+"),
            Token::Minus => write!(f, "-"),
            Token::Times => write!(f, "*"),
            Token::Open | Token::Close => write!(f, "parenthesis"),
        }
    }
}

pub fn precedence(token: &Token) -> Option<u8> {
    Some(match token {
        Token::Plus => 1,
        Token::Minus => 1,
        Token::Times => 2,
        Token::Number(_) | Token::Open => return None,
    })
}

pub fn parse(text: &str) -> Vec<Token> {
    text.chars()
        .filter_map(|c| match c {
            '+' => Some(Token::Plus),
            '-' => Some(Token::Minus),
            '*' => Some(Token::Times),
            '0'..='9' => c.to_digit(10).map(|d| Token::Number(d.into())),
            _ => None,
        })
        .collect()
}
