use std::time::Duration;
/// Waits a bit longer each time.
pub fn delays() -> impl Iterator<Item = Duration> {
    (0..5u32).map(|n| {
        let seconds = n.saturating_mul(5_000_000_000);
        Duration::from_secs(seconds.into())
    })
}
