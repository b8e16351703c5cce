fn statements(#[cfg(x)] a: u8, (b, c): (u8, u8)) {
    #![allow(unused)]
    ;;
    fn inner() {}
    #[cfg(feature = "a")] use a::b;
    const N: usize = 1; static S: &str = "";
    if a == b { c } else { d }
    if let Point { x, y: 1 } = p && let Some(z) = q { return } else if a < b {}
    while let Some((i, x)) = iterator.next() && i < 3 { x.f(|y| y == Foo { y }); }
    for (i, Point { x, .. }) in (0..).zip(list) { break; }
    for i in 0..n + 1 { }
    for _ in 0.. {}
    match (x, y) {
        (1, _) | (_, 2) if a > b => {}
        Foo::Bar(ref mut x, box y, ..) if let Some(z) = y => if x { 1 } else { 2 }
        Foo { ref x, mut y, z: A | B, 0: _, #[cfg(a)] .. } => x.y(Foo { z: 1 }),
        n @ 1..=9 | n @ ('a'..='z') | n => { n }.f(),
        -1 | i32::MIN..=-5 | ..0 | 7.. | "text" | b'x' => #[inline] return,
        [a, rest @ .., c] | &[a] | &&mut b | <T>::C | const { 1 } | mac!(x) => Err(a)?,
        #[cfg(x)] | A | B => loop {},
        _ => unreachable!()
    }
    match unsafe { x } { }
    unsafe { pointer }.field(1) = 5;
    { a }
    *p = 1;
    -1;
    (a, b);
    println! { "{}", a }
    println!("{}", if a { b } else { c });
    matches!(x, Some(y) if y > 1 && let 'a = b);
    let mut x: Vec<Option<u8>>;
    #[rustfmt::skip]
    let y = 1;
    thread::spawn(move || { x(y); });
    union.f(); default(); auto += 1; r#match = 2; raw = 3;
    macro_rules! local ( ($a:expr) => ($a); );
    try { x? };
    S { x: if a { b } else { c } }.f()
}
