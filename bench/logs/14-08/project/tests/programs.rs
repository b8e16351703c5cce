//! Runs every tests/programs/*.tin and compares with the .out beside it.
use std::{fs, path::PathBuf};

fn programs() -> Vec<PathBuf> {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut v: Vec<_> = fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().map_or(false, |x| x == "tin"))
        .collect();
    v.sort();
    v
}

#[test]
fn all_programs() {
    for p in programs() {
        println!("program {}", p.file_stem().unwrap().to_string_lossy());
        let got = tin::run(&fs::read_to_string(&p).unwrap()).unwrap();
        let want = fs::read_to_string(p.with_extension("out")).unwrap();
        assert_eq!(got, want);
    }
}

#[test]
fn there_are_programs() {
    assert!(programs().len() > 5);
}
