pub struct Rows<'a, T> { rest: &'a [T], w: usize }
impl<'a, T> Rows<'a, T> { pub(crate) fn new(rest: &'a [T], w: usize) -> Self { Rows { rest, w } } }
impl<'a, T> Iterator for Rows<'a, T> {
    type Item = &'a [T];
    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() { return None; }
        let (a, b) = self.rest.split_at(self.w.min(self.rest.len()));
        self.rest = b;
        Some(a)
    }
}
