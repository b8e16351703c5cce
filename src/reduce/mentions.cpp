// The text is read once, for its brackets and for places that look like declarations: a name behind another one (its
// type, or `struct`, `fn`, `let`), or behind `*`, `&` or `>` at the end of a type, and before one of `( { [ = , ; :`.
// The bracket { that ends such a statement opens a scope with the declared name; scopes with the same name in the same
// scope are one, as namespaces are.
//
//     namespace std { template <class T> T min(T a, T b) { return b < a ? b : a; } }
//     namespace std { template <class T> struct limits { static T min(); }; }
//     int n = std::min(1, 2);
//
//     std, n                 in the text
//     min, limits            in std
//     min                    in std, limits: another symbol
//
// A use means what the innermost scope around it declares that declares the name at all, or with a qualifier (`std::`)
// a scope of that name. Where none of these declares it, or it stands behind a dot, or behind a qualifier that isn't a
// name, it may be any member so called. It is a use of each of them within its structure, and no use of a structure.

#include "reduce/mentions.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "reduce/names.h"
#include "text/characters.h"

namespace hone {
namespace {

using ScopeId = uint32_t;
using NameId = uint32_t;

constexpr uint32_t none = UINT32_MAX;
constexpr size_t longestBrackets = 400;  ///< tokens that are looked at to find the closing one
constexpr size_t mostScopes = 64;        ///< that are looked at to find out what a name means

struct Place {
  NodeId leaf = 0;
  NameId name = none;
  ScopeId scope = 0;
  NodeId brace = 0;  ///< the bracket { around it
  bool declares = false;
  bool inBody = false;
};

struct Scope {
  ScopeId parent;
  NameId name;  ///< none: one that nothing else has
  uint32_t depth;
};

class Reader {
 public:
  explicit Reader(const Tree& tree) : tree_(tree) {
    findPlaces();
    findCommands();
    dropAttributes();
    findScopes();
  }

  void mentionsOf(Mentions& mentions) {
    resolve();
    std::vector<bool> seen(nameCount_);
    size_t place = 0;
    for (NodeId node = 0; node < tree_.size(); ++node) {
      for (; place < places_.size() && places_[place].leaf == node; ++place)
        if (places_[place].name != none) add(place, seen, mentions);
      mentions.before[node + 1] = static_cast<uint32_t>(mentions.all.size());
    }
    mentions.counts.resize(symbols_ + 2 * nameCount_);
    for (const Mention& mention : mentions.all) ++mentions.counts[mention.symbol];
  }

 private:
  void findPlaces() {
    const std::vector<Name> names = namesOf(tree_);
    std::vector<NameId> nameOf(tree_.size(), none);
    for (NameId name = 0; name < names.size(); ++name)
      for (const NodeId leaf : names[name].leaves) nameOf[leaf] = name;
    nameCount_ = names.size();
    WorkMeter meter(tree_.stop());
    for (NodeId id = 0; id < tree_.size(); ++id) {
      meter.spend();
      if (tree_.node(id).isVisible() && !isAllBlank(tree_.text(id))) places_.push_back({id, nameOf[id]});
    }
  }

  /// A bracket that is still open.
  struct Frame {
    char opener;
    ScopeId scope;
    NodeId brace;
    size_t statement;           ///< its first token
    bool mayEnumerate = false;  ///< as in `enum { one, two }`
    bool isBody = false;        ///< of a function
    size_t head = SIZE_MAX;     ///< the first declaration in the statement
    bool isPlain = true;        ///< no ( or = in the statement
    bool isAssigned = false;    ///< there is a =
    size_t anglesEnd = 0;       ///< behind the last > that has closed a < of the statement
    bool inherits = false;      ///< there is a : behind the first declaration, as in `struct a : b, c {`
  };

  std::string_view textAt(size_t place) const {
    return place < places_.size() ? tree_.text(places_[place].leaf) : std::string_view();
  }
  bool isName(size_t place) const { return place < places_.size() && places_[place].name != none; }
  /// A name or a keyword.
  bool isWord(size_t place) const { return isNameText(textAt(place)); }

  /// Takes out each `__attribute__((...))` behind a name or a list of parameters, so that what follows it shows whether
  /// the name is declared.
  void dropAttributes() {
    size_t kept = 0;  // never more than i, so that nothing is overwritten before it was looked at
    for (size_t i = 0; i < places_.size(); ++i) {
      const bool isBehind = i > 0 && (isWord(i - 1) ? !commands_.contains(textAt(i - 1)) : textAt(i - 1) == ")");
      if (isBehind && isName(i) && textAt(i + 1) == "(" && textAt(i + 2) == "(")
        i = behindParentheses(i + 1) - 1;
      else
        places_[kept++] = places_[i];
    }
    places_.resize(kept);
  }

  size_t behindParentheses(size_t open) const {
    int depth = 0;
    for (size_t i = open; i < std::min(places_.size(), open + longestBrackets); ++i) {
      depth += (textAt(i) == "(") - (textAt(i) == ")");
      if (depth == 0) return i + 1;
    }
    return open;
  }

  /// Finds words such as `return`: a literal, `-`, `!` or `;` may follow them, but no type. A name behind one is a use.
  void findCommands() {
    const auto isFirst = [&](size_t i) {
      const std::string_view before = i == 0 ? ";" : textAt(i - 1);
      return before == ";" || before == "{" || before == "}";
    };
    std::vector<size_t> open;
    size_t closed = 0;  // the ( of the last )
    for (size_t i = 0; i + 1 < places_.size(); ++i) {
      if (textAt(i) == "(") open.push_back(i);
      if (textAt(i) == ")" && !open.empty()) closed = open.back(), open.pop_back();
      if (!isWord(i)) continue;
      // Also behind `if (...)`.
      const bool isGuarded = i > 0 && textAt(i - 1) == ")" && closed > 0 && isWord(closed - 1) && isFirst(closed - 1);
      const char next = textAt(i + 1).front();
      const bool isOperand = next == '"' || next == '\'' || next == '!' || next == '-' || (next >= '0' && next <= '9');
      if ((isFirst(i) || isGuarded) && (isOperand || next == ';')) commands_.insert(textAt(i));
    }
  }

  /// The place behind the > of the < at the place; the same place if it is an operator.
  size_t behindAngles(size_t open) const {
    int depth = 0;
    for (size_t i = open; i < std::min(places_.size(), open + longestBrackets); ++i) {
      const std::string_view text = textAt(i);
      if (text == ";" || text == "{" || text == "}" || text == "||") break;
      if (text == "&&" && textAt(i + 1) != ">" && textAt(i + 1) != ",") break;
      if (text == "<") ++depth;
      if (text == ">") --depth;
      if (text == ">>") depth -= 2;
      if (depth <= 0) return i + 1;
    }
    return open;
  }

  bool isDeclared(size_t place, const Frame& frame) const {
    if (!isName(place)) return false;
    if (frame.mayEnumerate && isEnumerator(place)) return true;
    if (place == frame.statement) return false;
    size_t behind = place + 1;
    if (textAt(behind) == "<") {
      behind = behindAngles(behind);
      const std::string_view next = textAt(behind);
      if (behind == place + 1 || (next != "{" && next != ":" && next != ";")) return false;
    }
    const std::string_view before = textAt(place - 1), next = textAt(behind);
    if (frame.head == SIZE_MAX ? !isBehindType(place, frame) : before != "," || frame.inherits) return false;
    return next.empty() || next == "(" || next == "{" || next == "[" || next == "=" || next == "," || next == ";" ||
           next == ":" || next == "}";
  }

  /// May what is before the place be a type? Within a function, `a * b` may be a product.
  bool isBehindType(size_t place, const Frame& frame) const {
    const std::string_view before = textAt(place - 1);
    if (isWord(place - 1)) return !commands_.contains(before);
    if (frame.isAssigned) return false;
    return place == frame.anglesEnd || (!frame.isBody && (before == "*" || before == "&" || before == "&&"));
  }

  bool isEnumerator(size_t place) const {
    const std::string_view before = textAt(place - 1), next = textAt(place + 1);
    return (before == "{" || before == ",") && (next == "," || next == "=" || next == "}");
  }

  void findScopes() {
    scopes_.push_back({0, none, 0});
    std::vector<Frame> frames{{'{', 0, 0, 0}};
    WorkMeter meter(tree_.stop());
    for (size_t i = 0; i < places_.size(); ++i) {
      meter.spend();
      Place& place = places_[i];
      Frame& frame = frames.back();
      place.scope = frame.scope;
      place.brace = frame.brace;
      place.inBody = frame.isBody;
      const std::string_view text = tree_.text(place.leaf);
      if (text == "{") {
        frames.push_back({'{', scopeBehind(frame), place.leaf, i + 1, isBlock(frame), frame.isBody || !isBlock(frame)});
      } else if (text == "(" || text == "[") {
        frame.isPlain = false;
        frames.push_back({text.front(), frame.scope, frame.brace, i + 1, false, frame.isBody});
      } else if (text == "}" || text == ")" || text == "]") {
        close(frames, text == "}" ? '{' : text == ")" ? '(' : '[');
        if (text == "}") startStatement(frames.back(), i + 1);
      } else if (text == ";") {
        startStatement(frame, i + 1);
      } else if (frame.opener == '{' && i >= frame.anglesEnd) {
        if (text == "=") frame.isPlain = false, frame.isAssigned = true;
        frame.inherits |= text == ":" && frame.head != SIZE_MAX;
        if (text == "<") frame.anglesEnd = behindAngles(i);
        place.declares = isDeclared(i, frame);
        if (place.declares && frame.head == SIZE_MAX) frame.head = i;
      }
    }
  }

  static void startStatement(Frame& frame, size_t place) {
    frame.statement = place;
    frame.head = SIZE_MAX;
    frame.isPlain = true;
    frame.isAssigned = false;
    frame.inherits = false;
  }

  static void close(std::vector<Frame>& frames, char opener) {
    const auto open =
        std::find_if(frames.rbegin(), frames.rend() - 1, [&](const Frame& frame) { return frame.opener == opener; });
    if (open != frames.rend() - 1) frames.erase(open.base() - 1, frames.end());
  }

  /// May a { that follows hold declarations of the scope around it, as that of `extern "C"` does?
  static bool isBlock(const Frame& frame) { return frame.opener == '{' && frame.isPlain; }

  ScopeId scopeBehind(const Frame& frame) {
    if (frame.opener == '{' && frame.head != SIZE_MAX) return scopeOf(frame.scope, places_[frame.head].name);
    return isBlock(frame) ? frame.scope : scopeOf(frame.scope, none);
  }

  ScopeId scopeOf(ScopeId parent, NameId name) {
    const auto added = static_cast<ScopeId>(scopes_.size());
    if (name != none) {
      const auto [known, isNew] = named_.try_emplace(key(parent, name), added);
      if (!isNew) return known->second;
    }
    scopes_.push_back({parent, name, scopes_[parent].depth + 1});
    return added;
  }

  static uint64_t key(ScopeId scope, NameId name) { return (uint64_t{scope} << 32) | name; }

  void resolve() {
    declared_.resize(nameCount_);
    for (const Place& place : places_)
      if (place.declares) {
        const auto [at, isNew] = symbolOf_.try_emplace(key(place.scope, place.name), symbols_);
        if (!isNew) continue;
        ++symbols_;
        declared_[place.name].push_back(place.scope);
      }
  }

  void add(size_t at, std::vector<bool>& seen, Mentions& mentions) const {
    const Place& place = places_[at];
    const uint32_t byName = symbols_ + place.name, members = symbols_ + static_cast<uint32_t>(nameCount_) + place.name;
    using Role = Mention::Role;
    const auto mean = [&](uint32_t symbol, Role role) {
      mentions.all.push_back({symbol, place.brace, role, place.inBody});
    };
    if (declared_[place.name].empty()) {
      mean(byName, seen[place.name] ? Role::use : Role::first);
      seen[place.name] = true;
    } else if (place.declares) {
      mean(symbolOf_.at(key(place.scope, place.name)), Role::declaration);
      mean(members, Role::member);
    } else if (const ScopeId scope = scopeMeant(at); scope != none) {
      mean(symbolOf_.at(key(scope, place.name)), Role::use);
    } else {
      mean(members, Role::use);
    }
  }

  /// The scope of the declaration that the name means, or `none`: any member.
  ScopeId scopeMeant(size_t at) const {
    const Place& place = places_[at];
    const std::string_view before = textAt(at - 1);
    if (before == "." || before == "->") return none;
    if (before == "::" && !isQualified(at)) return symbolOf_.contains(key(0, place.name)) ? 0 : nearest(place, none);
    if (before == "::") return isName(at - 2) ? nearest(place, places_[at - 2].name) : none;
    ScopeId scope = place.scope;
    for (size_t looks = 0; looks < mostScopes && scope != 0; ++looks, scope = scopes_[scope].parent)
      if (symbolOf_.contains(key(scope, place.name))) return scope;
    return symbolOf_.contains(key(0, place.name)) ? 0 : none;
  }

  /// Is there something right before the `::`?
  bool isQualified(size_t at) const {
    return at > 1 && tree_.node(places_[at - 2].leaf).textEnd == tree_.node(places_[at - 1].leaf).textBegin;
  }

  /// The scope that declares the name, lies in a scope called `qualifier`, and shares the most with the place.
  ScopeId nearest(const Place& place, NameId qualifier) const {
    ScopeId best = none;
    size_t bestShared = 0;
    for (size_t i = 0; i < std::min(mostScopes, declared_[place.name].size()); ++i) {
      const ScopeId scope = declared_[place.name][i];
      if (qualifier != none && !isIn(scope, qualifier)) continue;
      const size_t shared = sharedDepth(scope, place.scope) + 1;
      if (shared > bestShared) best = scope, bestShared = shared;
    }
    return best;
  }

  bool isIn(ScopeId scope, NameId name) const {
    for (size_t looks = 0; looks < mostScopes && scope != 0; ++looks, scope = scopes_[scope].parent)
      if (scopes_[scope].name == name) return true;
    return false;
  }

  /// The number of scopes around both; 0 if one of them is nested too deep.
  size_t sharedDepth(ScopeId one, ScopeId other) const {
    for (size_t looks = 0; looks < mostScopes; ++looks) {
      if (one == other) return scopes_[one].depth;
      if (scopes_[one].depth < scopes_[other].depth) std::swap(one, other);
      one = scopes_[one].parent;
    }
    return 0;
  }

  const Tree& tree_;
  size_t nameCount_ = 0;
  std::vector<Place> places_;
  std::vector<Scope> scopes_;
  std::unordered_set<std::string_view> commands_;
  std::unordered_map<uint64_t, ScopeId> named_;
  std::unordered_map<uint64_t, uint32_t> symbolOf_;  ///< by scope and name
  std::vector<std::vector<ScopeId>> declared_;       ///< by name
  uint32_t symbols_ = 0;
};

}  // namespace

Mentions::Mentions(const Tree& tree) : before(tree.size() + 1) { Reader(tree).mentionsOf(*this); }

}  // namespace hone
