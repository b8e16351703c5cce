#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Op { Push(i64), Add, Mul, Dup, Halt }

pub fn parse(line: &str) -> Option<Op> {
    let mut w = line.split_whitespace();
    Some(match w.next()? {
        "push" => Op::Push(w.next()?.parse().ok()?),
        "add" => Op::Add,
        "mul" => Op::Mul,
        "dup" => Op::Dup,
        _ => Op::Halt,
    })
}
