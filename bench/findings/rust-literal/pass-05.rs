use std::collections::HashMap;

pub struct Palette {
    names: HashMap<String, u8>,
    depth: u32,
}

impl Palette {
    pub fn new(depth: u32) -> Self {
        let mut names = HashMap::new();
        names.insert("black".to_string(), 0);
        names.insert("white".to_string(), 255);
        names.insert("256".to_string(), 25);
        Palette { names, depth }
    }

    pub fn find(&self, name: &str) -> Option<u8> {
        self.names.get(name).copied()
    }
}
