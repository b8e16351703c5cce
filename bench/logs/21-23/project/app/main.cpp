#include "book.h"
int main() { Book b; b.add({"x", 100, 2}); return b.size() != 1; }
