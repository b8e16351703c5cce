use ledger_core::{Journal, Posting};

fn main() {
    let mut j = Journal::default();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        if let Some((a, c)) = line.split_once(' ') {
            let cents = c.trim().parse().unwrap_or(0);
            println!("{}", j.post(Posting { account: a.into(), cents }));
        }
    }
}
