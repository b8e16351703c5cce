// The result is a copy of the host's derivation, node by node. A token with islands becomes a node of kind `island`.
// Its children are the islands' derivations, copied in the same way, and between them fragments with the rest of the
// token:
//
//     <p style="color: red">      STYLE_VALUE  =>  island STYLE_VALUE
//                                                    fragment "
//                                                    declarationList of css: color: red
//                                                    fragment "
//
// A file of a project is an island too. Its header and its end are fragments:
//
//     FS t644 a.c GS int a; US    FILE  =>  island FILE
//                                             fragment FS t644 a.c GS
//                                             translationUnit of c: int a;
//                                             fragment US
//
// A stack holds the derivations still to be copied, since islands may contain islands.

#include "parse/islands.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <numeric>
#include <optional>
#include <variant>

#include "grammar/bundled.h"
#include "text/user_error.h"

namespace hone {

namespace {

constexpr size_t mostMembers = UINT8_MAX + 1;

/// The smallest files, as many as have at most `mostParsed` bytes together, and at least one. Of files of one size,
/// those that come first in the archive. Returns which of them are to be parsed.
std::vector<bool> smallestFiles(const std::vector<size_t>& sizes) {
  std::vector<size_t> order(sizes.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order, {}, [&](size_t file) { return sizes[file]; });
  std::vector<bool> chosen(sizes.size());
  size_t sum = 0;
  for (size_t file : order) {
    sum += sizes[file];
    if (file != order.front() && sum > mostParsed) break;
    chosen[file] = true;
  }
  return chosen;
}

}  // namespace

struct Islands::Member {
  std::string name;
  std::shared_ptr<Language> owned;  ///< null for the host
  Language* language;
  std::vector<std::vector<std::unique_ptr<IslandPattern>>> patterns;  ///< by token type
};

Islands::Islands(Language& host, std::string hostName, const IslandTokens& tokens, Load load) : load_(std::move(load)) {
  // Others may be added while a thread reads those that it knows.
  members_.reserve(mostMembers);
  add(std::move(hostName), host, tokens);
}

Islands::Islands(Language& host, LanguageOf languageOf, Load load) : Islands(host, host.name(), {}, std::move(load)) {
  languageOf_ = std::move(languageOf);
}

Islands::~Islands() = default;

Language& Islands::language(uint8_t number) const { return *members_[number]->language; }

uint8_t Islands::add(std::string name, Language& language, const IslandTokens& tokens) {
  if (members_.size() == mostMembers) throw UserError("a text has islands in more than 255 languages: describe fewer");
  auto member = std::make_unique<Member>();
  member->name = std::move(name);
  member->language = &language;
  const std::vector<std::string>& names = language.grammar().tokenNames;
  member->patterns.resize(names.size());
  for (const auto& [token, patterns] : tokens) {
    auto found = std::ranges::find(names, token);
    if (found == names.end())
      throw UserError(
          fmt::format("the grammar {} has no token '{}' that could hold islands (hone grammar rules lists them)",
                      language.grammar().name, token));
    for (const std::string& pattern : patterns)
      member->patterns[static_cast<size_t>(found - names.begin())].push_back(std::make_unique<IslandPattern>(pattern));
  }
  members_.push_back(std::move(member));
  return static_cast<uint8_t>(members_.size() - 1);
}

uint8_t Islands::member(const std::string& name) {
  std::lock_guard lock(mutex_);
  for (size_t i = 0; i < members_.size(); ++i)
    if (members_[i]->name == name) return static_cast<uint8_t>(i);
  IslandLanguage loaded = load_(name);
  uint8_t number = add(name, *loaded.language, loaded.tokens);
  members_[number]->owned = std::move(loaded.language);
  return number;
}

bool Islands::markIndentation() const {
  return languageOf_ && std::ranges::any_of(members_, [](const std::unique_ptr<Member>& member) {
           return member->owned && member->owned->marksIndentation();
         });
}

template <typename Rewrite>
std::string Islands::rewriteFiles(std::string archive, Rewrite rewrite) {
  const auto files = languageOf_ ? filesOf(archive) : std::nullopt;
  std::string text;
  size_t at = 0;
  for (const ArchivedFile& file : files.value_or(std::vector<ArchivedFile>())) {
    if (file.kind != ArchivedFile::Kind::text) continue;
    Language& language = this->language(member(languageOf_(file)));
    if (!language.marksIndentation()) continue;
    const auto begin = static_cast<size_t>(file.stored.data() - archive.data());
    text.append(archive, at, begin - at);
    text += rewrite(language, std::string(file.stored));
    at = begin + file.stored.size();
  }
  return at == 0 ? archive : text.append(archive, at);
}

std::string Islands::marked(std::string archive, Encoding encoding) {
  return rewriteFiles(std::move(archive),
                      [&](Language& language, std::string file) { return language.marked(std::move(file), encoding); });
}

std::string Islands::plain(std::string archive, Encoding encoding) {
  return rewriteFiles(std::move(archive),
                      [&](Language& language, std::string file) { return language.plain(std::move(file), encoding); });
}

class Islands::Splice {
 public:
  Splice(Islands& owner, std::string_view text, Encoding encoding)
      : owner_(owner), text_(text), encoding_(encoding), budget_(Parser::budgetFor(text.size())) {}

  Derivation run(Derivation host) {
    result_.errors = std::move(host.errors);
    result_.flatFrom = host.flatFrom;
    result_.nodes.reserve(host.nodes.size());
    if (owner_.languageOf_) chooseFiles(host);
    tasks_.push_back(Copy{std::move(host), 0, 0, 0});
    while (!tasks_.empty()) {
      if (auto* copy = std::get_if<Copy>(&tasks_.back())) {
        proceed(*copy);
        continue;
      }
      if (auto* fragment = std::get_if<Node>(&tasks_.back()))
        close(open(*fragment));
      else
        close(parent_);
      tasks_.pop_back();
    }
    if (!result_.modes.empty()) result_.modes.resize(result_.nodes.size());
    return std::move(result_);
  }

 private:
  /// The deepest nesting of islands: a pattern may find the same token in itself again.
  static constexpr uint32_t deepest = 16;

  struct Copy {
    Derivation source;
    uint8_t language;
    uint32_t offset;  ///< where its text begins
    uint32_t depth;
    NodeId next = 0;
    size_t nextFarLook = 0;
    std::vector<NodeId> ends = {};  ///< of the nodes that are open, in the source
  };
  struct CloseIsland {};
  /// A Node is a fragment, to be added as a leaf.
  using Task = std::variant<Copy, Node, CloseIsland>;

  struct Island {
    uint32_t begin, end;  ///< offsets in the text
    uint8_t language;
    Derivation derivation;
  };

  /// Copies up to the next token with islands or to the end.
  void proceed(Copy& copy) {
    for (;;) {
      bool atEnd = copy.next == copy.source.nodes.size();
      for (; !copy.ends.empty() && copy.ends.back() <= copy.next; copy.ends.pop_back()) close(parent_);
      if (atEnd) return tasks_.pop_back();
      NodeId id = copy.next++;
      Node node = copy.source.nodes[id];
      node.textBegin += copy.offset;
      node.textEnd += copy.offset;
      node.language = copy.language;
      std::vector<Island> islands;
      const bool isFile = owner_.languageOf_ && copy.depth == 0 && node.kind == NodeKind::token && hasText(node);
      if (isFile)
        islands = contentsOf(node);
      else if (node.kind == NodeKind::token)
        islands = islandsIn(node, copy.depth);
      const bool isIsland = isFile || !islands.empty();
      if (isIsland) node.kind = NodeKind::island;
      NodeId copied = open(node);
      if (!copy.source.modes.empty()) {
        result_.modes.resize(copied + 1);
        result_.modes[copied] = copy.source.modes[id];
      }
      const std::vector<FarLook>& looks = copy.source.farLooks;
      if (copy.nextFarLook < looks.size() && looks[copy.nextFarLook].leaf == id)
        result_.farLooks.push_back({copied, looks[copy.nextFarLook++].to + copy.offset});
      if (isIsland) return enter(std::move(islands), node, copy.depth);
      copy.ends.push_back(copy.source.nodes[id].end);
    }
  }

  static bool hasText(const Node& node) { return node.textBegin < node.textEnd; }
  std::string_view textOf(const Node& token) const {
    return text_.substr(token.textBegin, token.textEnd - token.textBegin);
  }

  /// Tells which files are parsed.
  void chooseFiles(const Derivation& host) {
    std::vector<size_t> sizes;
    for (const Node& node : host.nodes)
      if (node.kind == NodeKind::token)
        if (const auto file = archivedFile(textOf(node))) sizes.push_back(file->stored.size());
    isParsed_ = smallestFiles(sizes);
  }

  /// The contents of a file as an island; none if they aren't to be parsed.
  std::vector<Island> contentsOf(const Node& token) {
    const std::string_view text = textOf(token);
    const auto file = archivedFile(text);
    if (!file || !isParsed_[nextFile_++] || file->isLink() || file->stored.empty()) return {};
    const uint8_t number = owner_.member(owner_.languageOf_(*file));
    const auto begin = token.textBegin + static_cast<uint32_t>(file->stored.data() - text.data());
    Derivation derivation = this->begin(number).parseAlone(file->stored, encoding_);
    for (SyntaxError& error : derivation.errors)
      result_.errors.push_back({begin + error.offset, std::move(error.message)});
    std::vector<Island> islands;
    islands.push_back({begin, begin + static_cast<uint32_t>(file->stored.size()), number, std::move(derivation)});
    return islands;
  }

  std::vector<Island> islandsIn(const Node& token, uint32_t depth) {
    std::vector<Island> islands;
    const auto& byType = owner_.members_[token.language]->patterns;
    if (depth == deepest || token.symbol >= byType.size()) return islands;
    std::string_view text = textOf(token);
    size_t broken = 0;
    for (const auto& pattern : byType[token.symbol]) {
      broken = 0;
      for (const IslandPattern::Part& part : pattern->find(text, encoding_)) {
        uint8_t number = owner_.member(part.start->language);
        Language& language = begin(number);
        RuleId rule = language.grammar().rule(part.start->rule);
        auto derivation = language.parsePart(text.substr(part.begin, part.end - part.begin), encoding_, rule, budget_);
        if (derivation)
          islands.push_back({token.textBegin + part.begin, token.textBegin + part.end, number, std::move(*derivation)});
        else
          ++broken;
      }
      if (!islands.empty()) break;
    }
    result_.brokenIslands += broken;
    return islands;
  }

  /// The language, made ready for its first island of the text.
  Language& begin(uint8_t number) {
    Language& language = owner_.language(number);
    if (begun_.size() <= number) begun_.resize(number + 1u);
    if (!begun_[number]) {
      language.stopBy(owner_.language(0).stop());
      language.beginParts();
    }
    begun_[number] = true;
    return language;
  }

  void enter(std::vector<Island> islands, const Node& token, uint32_t depth) {
    // The tasks are done from the last to the first.
    tasks_.push_back(CloseIsland{});
    Node fragment = token;
    fragment.kind = NodeKind::fragment;
    for (; !islands.empty(); islands.pop_back()) {
      Island& island = islands.back();
      fragment.textBegin = island.end;
      if (fragment.textBegin < fragment.textEnd) tasks_.push_back(fragment);
      tasks_.push_back(Copy{std::move(island.derivation), island.language, island.begin, depth + 1});
      fragment.textEnd = island.begin;
    }
    fragment.textBegin = token.textBegin;
    if (fragment.textBegin < fragment.textEnd) tasks_.push_back(fragment);
  }

  NodeId open(const Node& node) {
    auto id = static_cast<NodeId>(result_.nodes.size());
    result_.nodes.push_back(node);
    result_.nodes.back().parent = parent_;
    return parent_ = id;
  }

  void close(NodeId id) {
    result_.nodes[id].end = static_cast<NodeId>(result_.nodes.size());
    parent_ = result_.nodes[id].parent;
  }

  Islands& owner_;
  std::string_view text_;
  Encoding encoding_;
  uint64_t budget_;             ///< of all islands together
  std::vector<bool> isParsed_;  ///< by file
  size_t nextFile_ = 0;
  std::vector<bool> begun_;  ///< by language
  std::deque<Task> tasks_;   ///< a stack whose elements stay where they are
  NodeId parent_ = noNode;
  Derivation result_;
};

Derivation Islands::parse(std::string_view text, Encoding encoding) {
  Language& host = language(0);
  Derivation derivation = host.parseAlone(text, encoding);
  const auto& patterns = members_[0]->patterns;
  bool none = !languageOf_ && std::ranges::none_of(derivation.nodes, [&](const Node& node) {
    return node.kind == NodeKind::token && node.symbol < patterns.size() && !patterns[node.symbol].empty();
  });
  return none ? std::move(derivation) : Splice(*this, text, encoding).run(std::move(derivation));
}

void addBundledIslands(Language& language) {
  const BundledLanguage& description = findBundled(language.name());
  if (description.islands.empty()) return;
  auto load = [](std::string_view name) { return IslandLanguage{Language::bundled(name), findBundled(name).islands}; };
  language.setIslands(std::make_shared<Islands>(language, language.name(), description.islands, load));
}

}  // namespace hone
