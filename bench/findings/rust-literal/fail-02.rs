#[derive(Debug, Clone, Default)]
pub struct Temperature {
    degrees: i16,
}

pub fn coldest() -> Temperature {
    Temperature { degrees: -40_000 }
}
