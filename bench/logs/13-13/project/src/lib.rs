//! Recipes of the brewing club: `key: value` heads, then one ingredient a line.
use std::{fs, path::Path};

#[derive(Debug, Default, Clone)]
pub struct Recipe {
    pub name: String,
    pub litres: u32,
    pub malt_g: u32,
    pub hops_g: u32,
}

pub fn parse(text: &str) -> Recipe {
    let mut r = Recipe::default();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        if let Some((key, value)) = line.split_once(':') {
            let value = value.trim();
            match key {
                "name" => r.name = value.to_string(),
                "litres" => r.litres = value.parse().unwrap(),
                _ => {}
            }
        } else {
            let mut w = line.split_whitespace();
            let grams: u32 = w.next().unwrap().trim_end_matches('g').parse().unwrap();
            match w.next() {
                Some("hops") => r.hops_g += grams,
                _ => r.malt_g += grams,
            }
        }
    }
    r
}

pub fn load_all(dir: &Path) -> Vec<Recipe> {
    let mut names: Vec<_> = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    names.sort();
    names.iter().map(|p| parse(&fs::read_to_string(p).unwrap())).collect()
}

pub fn malt_per_litre(r: &Recipe) -> f64 {
    f64::from(r.malt_g) / f64::from(r.litres)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn head_is_read() {
        let r = parse("name: Test\nlitres: 10\n2000g pale\n");
        assert_eq!((r.litres, r.malt_g), (10, 2000));
    }

    #[test]
    fn hops_are_not_malt() {
        assert_eq!(parse("30g hops hallertau").malt_g, 0);
    }
}
