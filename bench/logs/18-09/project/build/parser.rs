pub struct Field { pub name: String, pub ty: &'static str, #[allow(dead_code)] pub tag: u8 }
pub struct Message { pub name: String, pub fields: Vec<Field> }

fn rust_type(t: &str) -> Option<&'static str> {
    Some(match t {
        "u8" => "u8",
        "u16" => "u16",
        "u32" => "u32",
        "text" => "String",
        "bytes" => "Vec<u8>",
        "flag" => "bool",
        _ => return None,
    })
}

pub fn parse(text: &str) -> Vec<Message> {
    let mut all: Vec<Message> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap().trim();
        if line.is_empty() || line == "end" {
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "message" {
            all.push(Message { name: words[1].to_string(), fields: vec![] });
        } else {
            let tag: u8 = words[2].trim_start_matches('@').parse().unwrap();
            let ty = rust_type(words[1]).unwrap_or_else(|| panic!("unknown type {:?} of field {}", words[1], words[0]));
            all.last_mut().unwrap().fields.push(Field { name: words[0].to_string(), ty, tag });
        }
    }
    all
}
