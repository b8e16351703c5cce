//! Orders and the text shown for them.

#[derive(Clone, Copy, PartialEq)]
pub enum Status {
    Open,
    Paid,
    Shipped,
    Cancelled,
}

pub struct Order {
    pub id: u32,
    pub status: Status,
}

pub fn is_final(o: &Order) -> bool {
    match o.status {
        Status::Shipped | Status::Cancelled => true,
        _ => false,
    }
}

pub fn label(o: &Order) -> &'static str {
    match o.status {
        Status::Open => "open",
        Status::Paid => "paid",
        Status::Shipped => "on its way",
    }
}
