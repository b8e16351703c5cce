#!/usr/bin/env run-rust
//! Every kind of item.
#![allow(dead_code)]
use std::collections::{self, HashMap as Map, hash_map::*};
use ::core::fmt;
pub use self::inner as outer;
use {a::b as _, c};
extern crate alloc as memory;
mod away;
#[cfg(any(test, feature = "std"))]
pub(crate) mod inner { #![doc = "inside"] pub(in crate::inner) fn f() {} }
unsafe extern "C" { static mut ERRNO: i32; fn printf(format: *const u8, ...) -> i32; type Opaque; }
pub struct Unit;
struct Pair<T, const N: usize = 3>(pub T, #[serde(skip)] pub(super) [u8; N]) where T: Copy;
struct Named<'a, T: 'a + ?Sized = dyn fmt::Debug> where T: Clone, { pub text: &'a str, rest: Box<T>, }
union Bits { float: f32, r#type: u32 }
#[repr(u8)]
enum Shape { None, Dot = 1 + 2, #[default] Line(f32, f32), Box { width: f32, }, }
pub unsafe auto trait Marker {}
trait Alias = Clone + Send where Self: Sized;
trait Shapes<Rhs = Self>: Sized + for<'a> Fn(&'a Rhs) -> bool {
    const COUNT: usize = 0;
    type Item<'a>: Iterator<Item = &'a u8> + 'a where Self: 'a;
    fn area(&self) -> f64;
    fn grow(&mut self, by: f64) {}
    fn take(mut self: Box<Self>, _: u8);
    fn old(&self, &str, u8);
    helper!();
}
impl<T> Shapes<T> for Pair<T, 2> where for<'b> &'b T: Into<<T as ToOwned>::Owned> {
    type Item<'a> = Vec<<Vec<u8> as IntoIterator>::Item>;
    pub(crate) default unsafe fn f<F: ?Sized + ~const Fn(u8, (u8,)) -> Vec<Vec<u8>>>(&'static self, x: impl Fn()) -> ! { loop {} }
}
unsafe impl !Send for Unit {}
impl const Default for <Unit as Other>::Name {}
const _: () = ();
static mut TABLE: [Option<fn(u8) -> u8>; 4] = [None; { 2 + 2 }];
type Callback<'a> = unsafe extern "C" fn(name: *mut (dyn Fn() + 'a), _: &&mut [u8], ...) -> *const T;
type Never = macro_type!(a, b);
const async unsafe extern "C" fn all() {}
macro_rules! list { ($($x:expr),* $(,)?) => {{ let v = vec![$($x),*]; v }}; () => (0) }
pub macro two($a:ident) { $a }
list! { 1, [2; 3] }
list!(a => "b");
fn dots<T: Into<<<A as B>::C as D>::E>>() where <<A as B>::C as D>::E: Sized, 'a: 'b + 'static {}
