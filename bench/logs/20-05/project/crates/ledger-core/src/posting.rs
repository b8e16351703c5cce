use crate::Account;
use std::collections::HashMap;

#[derive(Debug, Clone)]
pub struct Posting {
    pub account: String,
    pub cents: i64,
}

#[derive(Debug, Default)]
pub struct Journal {
    accounts: HashMap<String, Account>,
    log: Vec<Posting>,
}

impl Journal {
    pub fn account(&mut self, name: &str) -> &mut Account {
        self.accounts
            .entry(name.to_owned())
            .or_insert_with(|| Account::new(name))
    }

    pub fn post(&mut self, p: Posting) -> i64 {
        let acct = self.account(&p.account);
        self.log.push(p.clone());
        acct.apply(p.cents);
        acct.balance
    }
}
