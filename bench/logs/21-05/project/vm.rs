use ops::Op;

fn step(stack: &mut Vec<i64>, op: Op) -> bool {
    match op {
        Op::Push(n) => stack.push(n),
        Op::Add => {
            let (a, b) = (stack.pop().unwrap(), stack.pop().unwrap());
            stack.push(a + b);
        }
        Op::Mul => {
            let (a, b) = (stack.pop().unwrap(), stack.pop().unwrap());
            stack.push(a * b);
        }
        Op::Halt => return false,
    }
    true
}

fn main() {
    let mut st = vec![];
    for l in include_str!("sample.tvm").lines() {
        if let Some(op) = ops::parse(l) {
            if !step(&mut st, op) { break; }
        }
    }
    println!("{st:?}");
}
