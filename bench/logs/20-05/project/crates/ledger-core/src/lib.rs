//! Accounts and postings.
pub mod account;
pub mod posting;
pub use account::Account;
pub use posting::{Journal, Posting};
