switch (a) { default: f(); default: g(); }
