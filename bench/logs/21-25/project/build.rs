use std::{env, fs, path::Path};

fn main() {
    println!("cargo:rerun-if-changed=units.tbl");
    let text = fs::read_to_string("units.tbl").expect("units.tbl");
    let mut code = String::from("pub static UNITS: &[(&str, f64)] = &[\n");
    for (i, line) in text.lines().enumerate() {
        if line.starts_with('#') || line.is_empty() { continue; }
        let (name, factor) = line.split_once('\t').expect("two columns");
        let f: f64 = factor.trim().parse().unwrap_or_else(|e| panic!("units.tbl:{}: bad factor {:?}: {}", i + 1, factor, e));
        code += &format!("    ({name:?}, {f:?}),\n");
    }
    code += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("units.rs"), code).unwrap();
}
