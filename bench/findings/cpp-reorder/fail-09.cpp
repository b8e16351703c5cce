union Word { unsigned u; float f; };
struct Cell {
  Word word;
  unsigned tag : 4;
  unsigned mark : 1;
  constexpr Cell(unsigned t) : mark(0), tag(t & 15), word{0} {}
};
constexpr Cell none(0);
