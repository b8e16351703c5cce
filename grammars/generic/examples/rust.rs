#![allow(unused)]
#[derive(Clone)]
pub struct Foo<'a, T: 'a + Clone> {
    x: &'a T,
    y: Vec<Vec<u8>>,
}

impl<'a, T> Foo<'a, T>
where
    T: Clone,
{
    fn get(&'a self, c: char) -> &'a T {
        match c {
            'a'..='z' => { self.x }
            '\'' | '"' => loop { break self.x },
            _ => return self.x,
        }
    }
}
