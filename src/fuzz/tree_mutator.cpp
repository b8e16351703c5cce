// A mutation replaces the text of a part of the tree: by one that the grammar makes, by a part of a known text of the
// same rule (a splice), by a part of its own, or by nothing. The operators are those of Nautilus (Aschermann et al.,
// NDSS 2019: random, splicing, random recursive, subtree minimization), and two on loops, which its grammars don't
// have: an iteration goes, or is repeated. All are equally likely; few texts get more than three changes at once.
//
// Texts are joined as they are, with a blank only where two words would become one. A seam may thus lex differently:
// such texts are invalid, which a fuzzer can afford, and no candidate needs to be lexed or parsed.

#include "fuzz/tree_mutator.h"

#include <algorithm>
#include <utility>

#include "grammar/repair_hints.h"
#include "text/word_byte.h"

namespace hone {
namespace {

constexpr int mostTries = 8;           // draws of a change, before the text is given back as it is
constexpr uint64_t freshTexts = 64;    // one text in this many is made by the grammar alone
constexpr uint64_t mostDoublings = 6;  // a new part has fewer tokens, or repetitions, than 2 to this power, about

void append(std::string& text, std::string_view more) {
  if (!text.empty() && !more.empty() && isWordByte(text.back()) && isWordByte(more.front())) text += ' ';
  text += more;
}

/// 1, 2, 4, ...: small numbers and, less often, large ones.
size_t powerOfTwo(Random& random) { return size_t{1} << random.below(mostDoublings); }

std::string numberAtABoundary(Random& random) {
  static const std::vector<std::string> numbers = {"0",
                                                   "1",
                                                   "127",
                                                   "128",
                                                   "255",
                                                   "256",
                                                   "32767",
                                                   "32768",
                                                   "65535",
                                                   "65536",
                                                   "2147483647",
                                                   "2147483648",
                                                   "4294967295",
                                                   "4294967296",
                                                   "9223372036854775807",
                                                   "9223372036854775808"};
  return random.pick(numbers);
}

}  // namespace

TreeMutator::TreeMutator(std::shared_ptr<Language> language)
    : language_(std::move(language)),
      producer_(language_, TokenTaste::any, repairHints(language_->name()).lenientRules) {}

const TreeMutator::Read& TreeMutator::read(std::string_view text) {
  if (read_.tree && read_.text == text) return read_;
  Read result;
  result.text = text;
  result.tree = Tree::parse(language_, result.text);
  const Tree& tree = *result.tree;
  result.spans = visibleSpans(tree);
  std::unordered_map<uint32_t, std::vector<NodeId>> open;  // by rule: the nodes around the present one
  for (NodeId id = 1; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.language != 0 || result.spans[id].empty()) continue;
    if (node.isQuantified()) result.optional.push_back(id);
    if (node.isIteration()) result.iterations.push_back(id);
    if (node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) > 0 &&
        language_->hasManyTexts(static_cast<Symbol>(node.symbol)))
      result.tokens.push_back(id);
    if (node.kind != NodeKind::rule) continue;
    result.rules.push_back(id);
    std::vector<NodeId>& around = open[node.symbol];
    while (!around.empty() && tree.node(around.back()).end <= id) around.pop_back();
    if (!around.empty()) result.nested.emplace_back(around.back(), id);
    around.push_back(id);
  }
  return read_ = std::move(result);
}

std::optional<TreeMutator::Change> TreeMutator::generated(const Read& read, Random& random) {
  if (read.rules.empty()) return std::nullopt;
  const NodeId node = random.pick(read.rules);
  NodeId first = node;  // the leaf before which the lexer is in the part's mode
  while (!read.tree->node(first).isVisible() && first + 1 < read.tree->node(node).end) ++first;
  const size_t most = powerOfTwo(random);
  std::optional<ProducedText> made =
      producer_.produce(read.tree->node(node).symbol, {most, random.below(most)}, random, rareFirst(random),
                        Layout::plain, read.tree->modes(first).before);
  return made ? std::optional(Change{read.spans[node], std::move(made->text)}) : std::nullopt;
}

std::optional<TreeMutator::Change> TreeMutator::spliced(const Read& read, const PartsCorpus& from,
                                                        Random& random) const {
  if (read.rules.empty()) return std::nullopt;
  const NodeId node = random.pick(read.rules);
  const std::string* part = from.ofRule(read.tree->node(node).symbol, random);
  return part != nullptr ? std::optional(Change{read.spans[node], *part}) : std::nullopt;
}

std::optional<TreeMutator::Change> TreeMutator::otherToken(const Read& read, Random& random) {
  if (read.tokens.empty()) return std::nullopt;
  const NodeId node = random.pick(read.tokens);
  const std::string_view text = textAt(*read.tree, read.spans[node]);
  const auto type = static_cast<Symbol>(read.tree->node(node).symbol);
  if (text.front() >= '0' && text.front() <= '9' && random.chance(1, 2))
    return Change{read.spans[node], numberAtABoundary(random)};
  if (const std::string* known = corpus_.ofToken(read.tree->node(node).symbol, random); known && random.chance(1, 2))
    return Change{read.spans[node], *known};
  std::optional<std::string> drawn =
      producer_.drawToken(type, language_->lexer().modeOf(read.tree->modes(node).before), random);
  return drawn ? std::optional(Change{read.spans[node], std::move(*drawn)}) : std::nullopt;
}

std::optional<TreeMutator::Change> TreeMutator::removed(const Read& read, Random& random) {
  if (read.optional.empty()) return std::nullopt;
  return Change{read.spans[random.pick(read.optional)], ""};
}

/// The copies come behind the iteration, with the hidden text before it, so they lie apart as the original does.
std::optional<TreeMutator::Change> TreeMutator::repeated(const Read& read, Random& random) {
  if (read.iterations.empty()) return std::nullopt;
  const NodeId node = random.pick(read.iterations);
  const std::string_view own = read.tree->text(node);
  const uint32_t end = read.spans[node].end;
  std::string copies;
  for (size_t times = powerOfTwo(random); times > 0; --times) append(copies, own);
  return Change{{end, end}, std::move(copies)};
}

std::optional<TreeMutator::Change> TreeMutator::hoisted(const Read& read, Random& random) {
  if (read.nested.empty()) return std::nullopt;
  const auto [outer, inner] = random.pick(read.nested);
  return Change{read.spans[outer], std::string(textAt(*read.tree, read.spans[inner]))};
}

/// What is around the inner part is around it several times.
std::optional<TreeMutator::Change> TreeMutator::wrapped(const Read& read, Random& random) {
  if (read.nested.empty()) return std::nullopt;
  const auto [outer, inner] = random.pick(read.nested);
  const VisibleSpan whole = read.spans[outer], part = read.spans[inner];
  const std::string_view before = textAt(*read.tree, {whole.begin, part.begin});
  const std::string_view after = textAt(*read.tree, {part.end, whole.end});
  const size_t times = powerOfTwo(random);
  std::string text;
  for (size_t i = 0; i < times; ++i) append(text, before);
  append(text, textAt(*read.tree, part));
  for (size_t i = 0; i < times; ++i) append(text, after);
  return Change{part, std::move(text)};
}

std::optional<TreeMutator::Change> TreeMutator::changeOf(const Read& read, Random& random) {
  switch (random.below(7)) {
    case 0: return generated(read, random);
    case 1: return spliced(read, corpus_, random);
    case 2: return otherToken(read, random);
    case 3: return removed(read, random);
    case 4: return repeated(read, random);
    case 5: return hoisted(read, random);
    default: return wrapped(read, random);
  }
}

/// The text with one change, or with several that don't overlap.
template <typename MakeChange>
std::string TreeMutator::changed(const Read& read, size_t most, Random& random, MakeChange make) {
  const std::string_view old = read.tree->bytes();
  std::vector<Change> changes;
  size_t size = old.size(), wanted = 1;
  while (random.chance(1, 2)) ++wanted;
  for (size_t tries = mostTries * wanted; tries > 0 && changes.size() < wanted; --tries) {
    std::optional<Change> change = make();
    if (!change || textAt(*read.tree, change->span) == change->text) continue;
    const VisibleSpan span = change->span;
    const size_t after = size - (span.end - span.begin) + change->text.size() + 2;  // two blanks at its seams
    const bool overlaps = std::ranges::any_of(
        changes, [&](const Change& other) { return span.begin <= other.span.end && other.span.begin <= span.end; });
    if (overlaps || after > most) continue;
    size = after;
    changes.push_back(std::move(*change));
  }
  std::ranges::sort(changes, {}, [](const Change& change) { return change.span.begin; });
  std::string text;
  size_t done = 0;
  for (const Change& change : changes) {
    append(text, old.substr(done, change.span.begin - done));
    append(text, change.text);
    done = change.span.end;
  }
  append(text, old.substr(done));
  return language_->plain(std::move(text), read.tree->encoding());
}

std::optional<std::string> TreeMutator::fresh(size_t most, Random& random) {
  const size_t tokens = 4 * powerOfTwo(random);
  std::optional<ProducedText> made =
      producer_.produce(language_->start(), {tokens, random.below(tokens)}, random, rareFirst(random));
  if (!made) return std::nullopt;
  std::string text = language_->plain(std::move(made->text), Encoding::utf8);
  return text.size() <= most ? std::optional(std::move(text)) : std::nullopt;
}

std::string TreeMutator::mutate(std::string_view text, size_t most, uint64_t seed) {
  Random random(seed);
  const Read& known = read(text);
  if (given_.insert(contentHash(text)).second) corpus_.add(*known.tree, random);
  if (known.rules.empty() || random.chance(1, freshTexts))
    if (std::optional<std::string> made = fresh(most, random)) return std::move(*made);
  return changed(known, most, random, [&] { return changeOf(known, random); });
}

std::string TreeMutator::cross(std::string_view text, std::string_view other, size_t most, uint64_t seed) {
  Random random(seed);
  PartsCorpus parts;
  parts.add(*read(other).tree, random);
  const Read& known = read(text);
  return changed(known, most, random, [&] { return spliced(known, parts, random); });
}

}  // namespace hone
