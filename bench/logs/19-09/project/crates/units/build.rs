use std::{env, fs, path::Path};

fn rows(file: &str) -> Vec<(String, f64)> {
    println!("cargo:rerun-if-changed={file}");
    let text = fs::read_to_string(file).expect("cannot read table");
    text.lines()
        .filter(|l| !l.trim().is_empty() && !l.starts_with('#'))
        .map(|l| {
            let (name, value) = l.split_once(';').expect("no separator");
            let value: f64 = value.trim().parse().unwrap();
            (name.trim().to_string(), value)
        })
        .collect()
}

fn main() {
    let mut out = String::from("pub static UNITS: &[(&str, f64)] = &[\n");
    for t in ["length", "mass", "volume"] {
        for (n, v) in rows(&format!("tables/{t}.csv")) {
            out += &format!("    ({n:?}, {v:?}),\n");
        }
    }
    out += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("table.rs"), out).unwrap();
}
