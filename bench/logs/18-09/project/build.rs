//! Turns schema/messages.def into Rust structs.
use std::{env, fs, path::Path};

#[path = "build/parser.rs"]
mod parser;

fn main() {
    let src = "schema/messages.def";
    println!("cargo:rerun-if-changed={src}");
    let text = fs::read_to_string(src).expect("schema");
    let messages = parser::parse(&text);
    let mut out = String::new();
    for m in &messages {
        out.push_str(&format!("#[derive(Debug, Default)]\npub struct {} {{\n", m.name));
        for f in &m.fields {
            out.push_str(&format!("    pub {}: {},\n", f.name, f.ty));
        }
        out.push_str("}\n");
    }
    let dest = Path::new(&env::var("OUT_DIR").unwrap()).join("messages.rs");
    fs::write(dest, out).unwrap();
    println!("generated {} messages", messages.len());
}
