include!(concat!(env!("OUT_DIR"), "/table.rs"));

pub fn factor(name: &str) -> Option<f64> {
    UNITS.iter().find(|u| u.0 == name).map(|u| u.1)
}
