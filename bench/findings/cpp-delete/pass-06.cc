struct Base { int id; };
struct Left : virtual Base { int l; };
struct Right : virtual Base { int r; };
struct Both : Left, Right { int sum() { return l + r + id; } };
void drop(Both *both) { delete both; }
