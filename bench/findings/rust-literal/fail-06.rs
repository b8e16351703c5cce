mod limits {
    pub trait Limit { const MAX: i64; fn check(&self) -> bool { Self::MAX > 0 } }
    pub struct Time;
    impl Limit for Time {
        const MAX: i64 = 9_223_372_036_854_775_808;
    }
}
pub use limits::Time;
