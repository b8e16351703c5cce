pub mod erosion;
pub mod layer;
pub use layer::{Layer, Stack};
