include!(concat!(env!("OUT_DIR"), "/units.rs"));

pub fn metres(x: f64, unit: &str) -> Option<f64> {
    UNITS.iter().find(|u| u.0 == unit).map(|u| u.1 * x)
}
