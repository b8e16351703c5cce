// The same as program.c, by declarations of its own.
use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::ptr::{null, null_mut};

#[link(name = "hone")]
extern "C" {
    fn hone_language_new(options: *const c_char, language: *mut *mut c_void, error: *mut *mut c_char) -> c_int;
    fn hone_test_new(options: *const c_char, test: *mut *mut c_void, error: *mut *mut c_char) -> c_int;
    fn hone_run_new(test: *mut c_void, observer: *const c_void, data: *mut c_void, run: *mut *mut c_void,
                    error: *mut *mut c_char) -> c_int;
    fn hone_reduce(run: *mut c_void, language: *mut c_void, text: *const c_char, size: usize, options: *const c_char,
                   result: *mut *mut c_void, error: *mut *mut c_char) -> c_int;
    fn hone_result_text(result: *const c_void, index: usize, size: *mut usize) -> *const c_char;
    fn hone_result_stats(result: *const c_void) -> *const c_char;
}

/// Calls a function that makes a handle.
fn made(call: impl Fn(*mut *mut c_void, *mut *mut c_char) -> c_int) -> *mut c_void {
    let (mut handle, mut error) = (null_mut(), null_mut());
    if call(&mut handle, &mut error) != 0 {
        panic!("{}", unsafe { CStr::from_ptr(error) }.to_string_lossy());
    }
    handle
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let text = std::fs::read(&arguments[1]).unwrap();
    let language = CString::new(r#"{"language": "json", "islands": true}"#).unwrap();
    let script = CString::new(format!(r#"{{"test": "{}", "candidate-name": "in.json"}}"#, arguments[2])).unwrap();
    unsafe {
        let json = made(|handle, error| hone_language_new(language.as_ptr(), handle, error));
        let test = made(|handle, error| hone_test_new(script.as_ptr(), handle, error));
        let run = made(|handle, error| hone_run_new(test, null(), null_mut(), handle, error));
        let result =
            made(|handle, error| hone_reduce(run, json, text.as_ptr().cast(), text.len(), null(), handle, error));
        println!("{}", CStr::from_ptr(hone_result_text(result, 0, null_mut())).to_string_lossy());
        println!("{}", CStr::from_ptr(hone_result_stats(result)).to_string_lossy());
    }
}
