#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Account {
    pub name: String,
    pub balance: i64,
}

impl Account {
    pub fn new(name: impl Into<String>) -> Self {
        Account { name: name.into(), balance: 0 }
    }
    pub fn apply(&mut self, cents: i64) {
        self.balance += cents;
    }
}
