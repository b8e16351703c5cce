pub fn f(x: Option<i32>) -> i32 { match x { Some(a) => a, None => 0 } }
