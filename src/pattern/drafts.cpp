// A draft is a random derivation in the lexer mode of its place. Some of its names and literals are replaced by those
// of the input, because a program may require that names are declared. The draft is put into the input, alone, and the
// text is parsed. It is used only if the rest of the tree is unchanged and the place still has its rule. So no other
// code has to care about precedences, lexer modes and tokens that merge.
//
// Drafts are small, because a large text has many elements, and any of them may be invalid.

#include "pattern/drafts.h"

#include <algorithm>

#include "grammar/only_texts.h"
#include "pattern/text_form.h"
#include "text/characters.h"
#include "tree/render.h"

namespace hone {
namespace {

constexpr int drawsPerRound = 48;
constexpr uint64_t mostTokens = 9;

std::string drawByte(const ByteSet& bytes, Random& random) {
  size_t skipped = random.below(bytes.count());
  for (size_t byte = 0;; ++byte)
    if (bytes[byte] && skipped-- == 0) return {static_cast<char>(byte)};
}

/// White space before its first token stays: a line break there may mean something.
void replaceContents(const Tree& tree, NodeId node, const std::shared_ptr<const std::vector<MinimalToken>>& tokens,
                     Edits& edits) {
  NodeId first = node;
  while (first < tree.node(node).end && tree.node(first).kind != NodeKind::token) ++first;
  if (first == tree.node(node).end) return edits.replaceByTokens(node, tokens);
  edits.replaceByTokens(first, tokens);
  for (NodeId rest = first + 1; rest < tree.node(node).end; rest = tree.node(rest).end) edits.remove(rest);
}

/// Of each word that may be written in any case, as the first such word of the text is written.
std::map<Symbol, std::string> spellingsIn(const Tree& tree) {
  const std::vector<std::optional<std::string>> exact = onlyTexts(tree.language().grammar());
  std::map<Symbol, std::string> spellings;
  const std::vector<std::optional<std::string>> words = onlyWords(tree.language().grammar());
  for (size_t type = 1; type < words.size(); ++type)
    if (words[type] && !exact[type]) spellings.emplace(static_cast<Symbol>(type), *words[type]);
  bool capitals = false;
  for (NodeId id = 0; id < tree.size(); ++id)
    if (tree.node(id).kind == NodeKind::token && spellings.contains(static_cast<Symbol>(tree.node(id).symbol))) {
      capitals = std::ranges::any_of(tree.text(id), [](unsigned char c) { return std::isupper(c); });
      break;
    }
  if (capitals)
    for (auto& [type, word] : spellings)
      std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return spellings;
}

}  // namespace

std::vector<MinimalToken> tokensAt(const Tree& tree, NodeId node) {
  std::vector<MinimalToken> tokens;
  for (NodeId id = node; id < tree.node(node).end; ++id)
    if (tree.node(id).kind == NodeKind::token)
      tokens.push_back({static_cast<Symbol>(tree.node(id).symbol), std::string(tree.text(id))});
  return tokens;
}

std::set<std::string> sharedNames(const Tree& tree, const std::vector<Place>& places) {
  std::set<std::string> names;
  for (const Place& place : places)
    if (isName(tree, place)) names.insert(lowerCase(tokensAt(tree, place.nodes.front()).front().text));
  return names;
}

bool saysAny(const std::set<std::string>& names, const std::vector<MinimalToken>& tokens) {
  return std::ranges::any_of(tokens, [&](const MinimalToken& token) { return names.contains(lowerCase(token.text)); });
}

bool mayBeShared(const Tree& tree, const Place& place, const KnownTexts& known,
                 const std::vector<MinimalToken>& tokens) {
  std::vector<MinimalToken> present = tokensAt(tree, place.nodes.front());
  return textsOf(tokens) == textsOf(present) || std::ranges::none_of(tokens, [&](const MinimalToken& token) {
           return known.contains({token.type, token.text});
         });
}

Drafts::Drafts(TreePtr tree, uint64_t seed, std::optional<AllowedFeatures> only)
    : tree_(std::move(tree)),
      seed_(seed),
      only_(std::move(only)),
      known_(knownTexts(*tree_)),
      producer_(tree_->sharedLanguage()),
      spellings_(spellingsIn(*tree_)) {}

void Drafts::borrowWords(const Tree& other) {
  std::set<std::string> met;
  for (std::string& word : wordsOf(other.bytes()))
    if (!std::isdigit(static_cast<unsigned char>(word.front())) && met.insert(word).second)
      words_.push_back(std::move(word));
  constexpr size_t mostWords = 8;
  if (words_.size() > mostWords) words_.resize(mostWords);
}

/// The first numbers have one word of those that were borrowed in the place of one of the text.
std::string Drafts::formed(const TextClass& only, std::string_view text, size_t number, Random& random) const {
  const std::vector<std::string> words = wordsOf(text);
  if (!words.empty() && number < words.size() * words_.size()) {
    const size_t chosen = number % words.size();
    // A short word may be a part of one before it.
    size_t at = text.find(words.front());
    for (size_t i = 0; i < chosen; ++i) at = text.find(words[i + 1], at + words[i].size());
    std::string other = std::string(text).replace(at, words[chosen].size(), words_[number / words.size()]);
    if (only.holds(other)) return other;
  }
  return random.chance(1, 2) ? scrambled(text, random) : TextForm::read(only.bound)->draw(random);
}

ModeStack Drafts::modesBefore(NodeId node) const {
  NodeId leaf = node;
  while (leaf < tree_->size() && !tree_->node(leaf).isLeaf()) ++leaf;
  return leaf < tree_->size() ? tree_->modes(leaf).before : 0;
}

std::optional<std::vector<MinimalToken>> Drafts::draw(const Place& place, size_t number, Random& random,
                                                      const Chooser& chooser) {
  const NodeId node = place.position();
  std::vector<MinimalToken> tokens;
  if (place.kind(*tree_) == NodeKind::token) {
    auto type = static_cast<Symbol>(place.symbol(*tree_));
    uint32_t mode = tree_->language().lexer().modeOf(modesBefore(node));
    // Few random texts are as long or large as a class asks for.
    std::optional<std::string> text;
    if (place.only && place.only->kind == TextClass::Kind::form)
      text = formed(*place.only, tree_->text(node), number, random);
    else if (place.only && place.only->kind == TextClass::Kind::bytes)
      text = drawByte(*readBytes(place.only->bound), random);
    else
      text = place.only && random.chance(1, 2) ? scrambled(tree_->text(node), random)
                                               : producer_.drawToken(type, mode, random);
    if (!text || (place.only && !place.only->holds(*text))) return std::nullopt;
    tokens.push_back({type, std::move(*text)});
    if (place.only) return tokens;
  } else {
    ProducedSize size{static_cast<size_t>(random.below(mostTokens))};
    size.wanted = random.below(size.most + 1);
    std::optional<ProducedText> made =
        producer_.produce(place.symbol(*tree_), size, random, chooser, Layout::plain, modesBefore(node));
    if (!made) return std::nullopt;
    auto text = made->tokens.begin();
    for (const ProducedNode& part : made->nodes)
      if (part.kind == ProducedNode::Kind::token) {
        if (static_cast<Symbol>(part.symbol) != endOfFile) tokens.push_back({static_cast<Symbol>(part.symbol), *text});
        ++text;
      }
  }
  for (MinimalToken& token : tokens)
    if (const auto spelling = spellings_.find(token.type); spelling != spellings_.end()) token.text = spelling->second;
  if (isName(*tree_, place) && tokens.size() != 1) return std::nullopt;
  if (place.shared()) return tokens;
  for (MinimalToken& token : tokens) {
    auto begin = known_.lower_bound({token.type, {}}), end = known_.lower_bound({token.type + 1, {}});
    auto count = static_cast<uint64_t>(std::distance(begin, end));
    if (count > 0 && random.chance(1, 3)) token.text = std::next(begin, static_cast<long>(random.below(count)))->second;
  }
  return tokens;
}

TreePtr Drafts::parsed(const std::vector<std::pair<const Place*, Tokens>>& contents, Binding& binding) {
  Edits edits(tree_->size());
  std::vector<Place> places;
  for (const auto& [place, tokens] : contents) {
    places.push_back(*place);
    for (NodeId node : place->nodes) replaceContents(*tree_, node, tokens, edits);
  }
  std::optional<Rendered> rendered = render(*tree_, edits);
  if (!rendered) return nullptr;
  TreePtr tree = Tree::parse(tree_->sharedLanguage(), std::move(rendered->bytes), tree_->encoding());
  if (tree->errors().size() > tree_->errors().size()) return nullptr;
  std::optional<Binding> found = correspondence(*tree_, places, *tree);
  if (!found || found->size() < places.size()) return nullptr;
  binding = std::move(*found);
  return tree;
}

/// Null where that can't be; `isExact`: also where the lexer sees other tokens there.
DraftPtr Drafts::draftOf(const Place& place, std::vector<MinimalToken> content, bool isExact) {
  if (place.shared() && !mayBeShared(*tree_, place, known_, content)) return nullptr;
  auto tokens = std::make_shared<const std::vector<MinimalToken>>(std::move(content));
  Binding binding;
  const TreePtr tree = parsed({{&place, tokens}}, binding);
  if (!tree) return nullptr;
  const NodeId node = binding.front().second;
  if (isExact && textsOf(tokensAt(*tree, node)) != textsOf(*tokens)) return nullptr;
  return std::make_shared<Draft>(Draft{std::move(tokens), featuresIn(*tree, node, place), std::string(tree->bytes())});
}

DraftPtr Drafts::with(const Place& place, std::string text) {
  return draftOf(place, {{static_cast<Symbol>(place.symbol(*tree_)), std::move(text)}}, true);
}

std::optional<std::string> Drafts::write(const std::vector<Substitution>& contents) {
  if (contents.size() == 1) return contents.front().draft->text;
  if (mentionsShared(contents)) return std::nullopt;
  std::vector<std::pair<const Place*, Tokens>> tokens;
  for (const Substitution& one : contents) tokens.emplace_back(one.place, one.draft->tokens);
  Binding binding;
  TreePtr tree = parsed(tokens, binding);
  return tree ? std::optional(std::string(tree->bytes())) : std::nullopt;
}

/// Does one of them say the name of a shared place, the one of the input or the new one?
bool Drafts::mentionsShared(const std::vector<Substitution>& contents) const {
  std::set<std::string> names;
  for (const auto& [place, draft] : contents)
    if (isName(*tree_, *place)) {
      names.insert(lowerCase(tokensAt(*tree_, place->nodes.front()).front().text));
      names.insert(lowerCase(draft->tokens->front().text));
    }
  return std::ranges::any_of(
      contents, [&](const Substitution& one) { return !one.place->shared() && saysAny(names, *one.draft->tokens); });
}

std::shared_ptr<const ContentFeatures> Drafts::featuresIn(const Tree& text, NodeId node, const Place& place) {
  return std::make_shared<ContentFeatures>(featuresOf(text, node, contextOf(*tree_, place), known_, table_));
}

/// What is allowed at the top or below it: which of both holds isn't known while choosing.
Chooser Drafts::allowedOnly(const Place& place, Chooser chooser) {
  return [this, context = contextOf(*tree_, place), chooser = std::move(chooser)](
             StateId decision, std::span<const uint32_t> alternatives) {
    const Atn& atn = tree_->language().grammar().parser;
    const State& state = atn.states[decision];
    std::vector<uint32_t> allowed;
    for (uint32_t alternative : alternatives) {
      StateId target = atn.from(decision)[alternative].target;
      // Loops may always end, and which alternatives they repeat is decided inside.
      bool entersLoop = atn.states[target].kind == StateKind::starBlockStart;
      bool isFree = target == state.end || (state.kind == StateKind::plusBlockStart && state.transitionCount == 1) ||
                    (entersLoop ? atn.states[target].transitionCount > 1 : state.kind == StateKind::starLoopEntry);
      uint32_t number = entersLoop || state.kind == StateKind::plusLoopBack ? 0 : alternative;
      if (isFree || only_->contains(table_.intern(alternativeFeature(context, decision, number))) ||
          only_->contains(table_.intern(alternativeFeature(belowTop, decision, number))))
        allowed.push_back(alternative);
    }
    if (allowed.size() == 1) return allowed.front();
    return chooser(decision, allowed.empty() ? alternatives : std::span<const uint32_t>(allowed));
  };
}

const std::vector<DraftPtr>& Drafts::of(const Place& place, uint32_t round) {
  auto [entry, isNew] = made_.try_emplace({place.nodes, place.only ? place.only->words() : "", round});
  if (!isNew) return entry->second;
  Random random(seed_ * 1'000'003 + place.position() * 10'007 + place.nodes.size() * 101 + round);
  Chooser chooser = round % 2 == 0 ? rareFirst(random) : uniformly(random);
  if (only_) chooser = allowedOnly(place, std::move(chooser));
  std::set<std::vector<std::string>> known;
  known.insert(textsOf(tokensAt(*tree_, place.nodes.front())));
  for (uint32_t before = 0; before < round; ++before)
    for (const DraftPtr& draft : of(place, before)) known.insert(textsOf(*draft->tokens));
  for (int i = 0; i < drawsPerRound; ++i) {
    std::optional<std::vector<MinimalToken>> drawn =
        draw(place, static_cast<size_t>(i) + round * drawsPerRound, random, chooser);
    if (!drawn || !known.insert(textsOf(*drawn)).second) continue;
    DraftPtr draft = draftOf(place, std::move(*drawn), false);
    if (draft && (!only_ || allowedBy(*only_, *draft->features))) entry->second.push_back(std::move(draft));
  }
  return entry->second;
}

std::vector<std::string> Drafts::allowedNames(const std::vector<Place>& places, const Knowledge& knowledge) const {
  FeatureTable table;
  std::set<std::string> contexts{std::string(belowTop)}, names;
  for (const Place& place : places) contexts.insert(contextOf(*tree_, place));
  for (const auto& [id, feature] : table_.features()) {
    const std::string& name = table_.name(id);
    size_t context = name.find(' ');
    if (contexts.contains(name.substr(0, context)) && knowledge.allows(feature)) names.insert(name);
    // What was only met at the top of places may stand below as well.
    if (!feature.atTop || feature.like != noFeature) continue;
    std::string below = std::string(belowTop) + name.substr(context);
    ContentFeature twin{.id = table.intern(below), .general = feature.general, .like = feature.general};
    if (knowledge.allows(twin)) names.insert(below);
  }
  // Texts of the input that have not been tried are as any of their kind.
  for (const std::string& context : contexts) {
    if (isShared(context)) continue;
    for (const auto& [type, text] : known_) {
      const std::string& token = tree_->language().grammar().tokenNames[static_cast<size_t>(type)];
      std::string name = textFeature(context, token, text);
      const TextKind kind = table.textKind(tree_->language(), type, text);
      const ContentFeature feature{
          .id = table.intern(name), .like = table.intern(kindFeature(context, token, kind)), .isExtra = true};
      if (knowledge.allows(feature)) names.insert(name);
    }
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> Drafts::excludedNames(const std::vector<Place>& places, const Knowledge& knowledge) const {
  std::set<std::string> contexts, names;
  for (const Place& place : places) contexts.insert(contextOf(*tree_, place));
  for (const auto& [id, feature] : table_.features()) {
    const std::string& name = table_.name(id);
    if (contexts.contains(name.substr(0, name.find(' '))) && knowledge.exempts(feature)) names.insert(name);
  }
  return {names.begin(), names.end()};
}

std::shared_ptr<const ContentFeatures> together(const std::vector<Substitution>& contents) {
  if (contents.size() == 1) return contents.front().draft->features;
  auto all = std::make_shared<ContentFeatures>();
  for (const Substitution& one : contents)
    all->all.insert(all->all.end(), one.draft->features->all.begin(), one.draft->features->all.end());
  sortFeatures(all->all);
  return all;
}

std::optional<std::vector<Substitution>> drawContents(Drafts& drafts, const std::vector<Place>& places,
                                                      const std::function<bool(const Draft&)>& allowed, Random& random,
                                                      uint32_t rounds, const std::vector<Substitution>& taken) {
  constexpr uint32_t mostRounds = 64;
  constexpr int triesAtOnce = 8;
  std::vector<std::vector<std::string>> shared;
  for (const Substitution& one : taken)
    if (one.place->shared()) shared.push_back(textsOf(*one.draft->tokens));
  const std::set<std::string> names = sharedNames(*drafts.tree(), places);
  auto draw = [&](const Place& place) -> DraftPtr {
    auto isRefused = [&](const DraftPtr& draft) {
      return !allowed(*draft) || (place.shared() ? std::ranges::find(shared, textsOf(*draft->tokens)) != shared.end()
                                                 : saysAny(names, *draft->tokens));
    };
    for (uint32_t range = std::min(rounds, mostRounds); range <= mostRounds; range *= 2)
      for (int i = 0; i < triesAtOnce; ++i) {
        std::vector<DraftPtr> made = drafts.of(place, static_cast<uint32_t>(random.below(range)));
        std::erase_if(made, isRefused);
        if (!made.empty()) return random.pick(made);
      }
    return nullptr;
  };
  std::vector<Substitution> contents;
  for (const Place& place : places) {
    if (DraftPtr draft = draw(place)) {
      if (place.shared()) shared.push_back(textsOf(*draft->tokens));
      contents.push_back({&place, std::move(draft)});
    }
  }
  if (contents.empty()) return std::nullopt;
  return contents;
}

}  // namespace hone
