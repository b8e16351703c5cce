use std::collections::HashMap;

#[derive(Default)]
pub struct Shelf {
    items: HashMap<String, u32>,
    log: Vec<String>,
}

impl Shelf {
    pub fn add(&mut self, name: &str, n: u32) {
        *self.items.entry(name.to_string()).or_insert(0) += n;
    }
    fn note(&mut self, what: &str) {
        self.log.push(what.to_owned());
    }
    pub fn audit(&mut self) -> u32 {
        let mut total = 0;
        for (name, n) in self.items.iter() {
            self.note(name);
            total += n;
        }
        total
    }
}
