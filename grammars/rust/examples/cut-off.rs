enum A { B, C }
fn f(x: A) -> u8 { match x { A::B => (1, [g(2