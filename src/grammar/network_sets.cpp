// ANTLR's runtime reads a network in time quadratic in the number of ranges in its sets: 30 ms at every start of hone,
// for a grammar with the letters of all scripts. So the runtime gets a network in which each set contains only its
// index, and this file reads the ranges in one pass.
//
// The format is that of ANTLR's ATNSerializer, version 3. Every number but the first is stored plus two. Before the
// sets come parts to skip: the header, the states (kind, rule, and for some kinds another state), the non-greedy
// decisions, the starts of left-recursive rules, the rules' starts (with the token type in a lexer) and the modes'
// starts. Then come sets of 16-bit ranges, and after them, numbered on, sets of 32-bit ranges.

#include "grammar/network_sets.h"

#include "text/user_error.h"

namespace hone {
namespace {

constexpr size_t headLength = 9;  ///< version and identifier
constexpr uint16_t lexerNetwork = 0;

class SetReader {
 public:
  SetReader(std::vector<uint16_t>& numbers, Symbol endOfText) : numbers_(numbers), endOfText_(endOfText) {}

  std::vector<SymbolSet> take() {
    at_ = headLength;
    const bool lexer = next() == lexerNetwork;
    next();  // the largest token type
    for (size_t states = next(); states > 0; --states) skipState();
    skip(next());  // non-greedy decisions
    skip(next());  // left-recursive rules
    skip(next() * (lexer ? 2 : 1));
    skip(next());  // modes
    const size_t begin = at_;
    takeList(false);
    takeList(true);
    numbers_.erase(numbers_.begin() + static_cast<ptrdiff_t>(begin), numbers_.begin() + static_cast<ptrdiff_t>(at_));
    numbers_.insert(numbers_.begin() + static_cast<ptrdiff_t>(begin), indices_.begin(), indices_.end());
    return std::move(sets_);
  }

 private:
  size_t next() {
    if (at_ >= numbers_.size())
      throw UserError("the grammar's network ends too early: delete the cache folder and run hone again");
    return static_cast<uint16_t>(numbers_[at_++] - 2);
  }
  size_t next32() {
    size_t low = next();
    return low | next() << 16;
  }
  void skip(size_t count) { at_ += count; }

  void skipState() {
    auto kind = static_cast<StateKind>(next());
    if (kind == StateKind::invalid) return;
    skip(1);
    if (kind == StateKind::loopEnd || kind == StateKind::blockStart || kind == StateKind::plusBlockStart ||
        kind == StateKind::starBlockStart)
      skip(1);
  }

  void takeList(bool wide) {
    size_t count = next();
    write(count);
    for (; count > 0; --count) {
      write(1);  // one range,
      write(0);  // without the end of the text
      for (int end = 0; end < 2; ++end) {
        write(sets_.size() & 0xFFFF);
        if (wide) write(sets_.size() >> 16);
      }
      sets_.push_back(readSet(wide));
    }
  }

  SymbolSet readSet(bool wide) {
    std::vector<SymbolRange> ranges;
    size_t count = next();
    if (next() != 0) ranges.push_back({endOfText_, endOfText_});
    for (; count > 0; --count) {
      auto first = static_cast<Symbol>(wide ? next32() : next());
      auto last = static_cast<Symbol>(wide ? next32() : next());
      ranges.push_back({first, last});
    }
    return SymbolSet(std::move(ranges));
  }

  void write(size_t number) { indices_.push_back(static_cast<uint16_t>(number + 2)); }

  std::vector<uint16_t>& numbers_;
  Symbol endOfText_;
  size_t at_ = 0;
  std::vector<SymbolSet> sets_;
  std::vector<uint16_t> indices_;
};

}  // namespace

std::vector<SymbolSet> takeSets(std::vector<uint16_t>& numbers, Symbol endOfText) {
  return SetReader(numbers, endOfText).take();
}

}  // namespace hone
