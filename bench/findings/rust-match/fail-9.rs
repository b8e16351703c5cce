pub fn text(e: std::io::Error) -> String {
    use std::io::ErrorKind;
    let s = match e.kind() {
        ErrorKind::NotFound => "not there",
        ErrorKind::PermissionDenied => "not allowed",
        ErrorKind::TimedOut => "too slow",
    };
    s.to_owned()
}
