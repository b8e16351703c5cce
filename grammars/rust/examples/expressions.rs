fn expressions() -> Result<(), Box<dyn Error + Send + 'static>> {
    let a = 1 + 2 * -3 % 4 << 5 >> 6 & !7 ^ 8 | 9;
    let b: bool = a < 3 && a >= 2 || !(a == 1) && a != 0;
    let (mut x, ref y, [first, .., last]) = (1, 2., [3.0e-7f32, 1_000.5E+3, 0xff_u8 as f32, 0b1, 0o7]);
    x += 1; x >>= 2; x <<= 3; x = y & *z; x |= 1;
    let point = Point { x, y: 2 + 3, 0: 'c', ..Default::default() }.moved(1).0.1.z;
    let same = Point {} == Point { x: 1 } as Point - 1 < 3;
    let text = ["a\"\u{1F600}\
        b", r"c\", r#"d"e"#, r##"f"#g"##];
    let bytes = (b"a", br#"b"#, b'\n', 'a', '\'', '\u{41}', '"', c"d");
    let call = f(1, g)(2)?.h::<Vec<_>, { N }, -1, 'a>(3).await?[4][..][1..=2][5..];
    let path = <Vec<u8> as IntoIterator>::into_iter(<T>::new()) + Vec::<u8>::new() + ::std::mem::size_of::<<T as A>::B>();
    let casts = &x as *const u8 as usize as Box<dyn Fn(u8) -> u8> < y as u8;
    let closures = (|| 1, |a, &b: &u8| a + b, move |(x, _)| -> u8 { x }, async move || {}, |_| return, static |_: ()| yield 1);
    let range = (.., ..1, 1.., 1..=x + 1, a..b);
    let block = unsafe { *p } + if a { 1 } else if let Some(1..=2 | 3) = b { 2 } else { 3 } * match c { _ => 4 };
    let label = 'outer: loop { 'inner: while true { break 'outer 1; continue 'inner } };
    let Some(n) = maybe().or(None) else { panic!("none: {:?}", a) };
    let raw = (&raw const x, &raw mut y, &&z, &mut *w, box 1, -1, - -1, !0);
    let generics = a::<b>(c) > d;
    (a, _) = (b, c);
    let _ = async { 1 }; let _ = const { 2 };
    return Ok(())
}
