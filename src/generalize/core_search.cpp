// A reduced text has more than the failure needs: the least in which a program reads it at all. `a << 40` needs a
// function around it, but no certain one. So the parts that have all that is needed are tried in other surroundings,
// the smallest first: those that the grammar has for the rules around it, and those of other texts. A piece of such a
// text, with the part in it, takes the place of a piece of the failing text that is of the same rule, and has the
// failing text's names. Each is chosen for what of the surroundings it has that no earlier one had, those first that
// are most alike. The first part that fails in several is the core, if its surroundings tell where it fails from where
// it passes (pattern/environment.h).

#include "generalize/core_search.h"

#include <algorithm>

#include "derive/variants.h"
#include "grammar/bundled.h"
#include "parse/produce.h"
#include "pattern/drafts.h"
#include "text/characters.h"
#include "text/random.h"
#include "tree/part_of.h"
#include "tree/rules_in_common.h"

namespace hone {
namespace {

constexpr size_t mostAskedOfAll = 40, mostAskedOfOne = 20;  // tests, of all candidates and of one
constexpr size_t mostNodes = 20'000;                        // of a host
constexpr size_t mostHoles = 20'000;
constexpr uint32_t longestTransplant = 60;  // tokens: what is longer has more that a program may refuse
constexpr size_t enoughFail = 8, enoughPass = 8, enoughRefused = 10, mostRefusedOfAKind = 3;

/// The nodes [begin, end) with each optional part that they don't have.
void addOptional(Variants& variants, const TreePtr& tree, NodeId begin, NodeId end, Host::Kind kind,
                 std::vector<Host>& hosts) {
  constexpr size_t mostHosts = 400;  // of a kind
  size_t count = static_cast<size_t>(std::ranges::count(hosts, kind, &Host::kind));
  for (NodeId id = begin; id < end && count < mostHosts; ++id)
    for (const Variant& variant : variants.of(*tree, id))
      if (variant.kind == Variant::Kind::added && count < mostHosts)
        if (TreePtr other = variants.apply(tree, {&variant, 1})) {
          hosts.push_back({std::move(other), kind});
          ++count;
        }
}

void addRandom(const TreePtr& tree, uint64_t seed, std::vector<Host>& hosts) {
  constexpr size_t mostTokens = 16, draws = 48;
  Random random(seed);
  TextProducer producer(tree->sharedLanguage());
  const Chooser chooser = rareFirst(random);
  for (size_t draw = 0; draw < draws; ++draw)
    if (const std::optional<ProducedText> text =
            producer.produce(tree->node(tree->root()).symbol, {mostTokens, random.below(mostTokens)}, random, chooser))
      hosts.push_back({Tree::parse(tree->sharedLanguage(), text->text, tree->encoding()), Host::random});
}

class CoreSearch {
 public:
  CoreSearch(const Pattern& pattern, std::vector<Host> hosts, Endings endings, const Ask& ask)
      : pattern_(pattern),
        tree_(*pattern.tree),
        parts_(tree_.language().grammar()),
        index_(tree_),
        hosts_(std::move(hosts)),
        endings_(std::move(endings)),
        ask_(ask),
        budget_(mostAskedOfAll) {
    std::erase_if(hosts_,
                  [](const Host& host) { return host.tree->size() > mostNodes || !host.tree->errors().empty(); });
    for (const NodeId token : index_.tokens()) names_.emplace(tree_.node(token).symbol, tree_.text(token));
  }

  Core find(const std::set<NodeId>& needed) {
    const std::vector<Core> all = candidates(needed);
    asked_.insert(textsOf(tokensAt(tree_, tree_.root())));
    for (const Core& candidate : all) {
      if (budget_ == 0) break;
      // One fixed word can only stand where the grammar has it.
      const bool isFixed = candidate.tokens.size() == 1 &&
                           parts_.isLiteral(partOf(parts_, tree_.node(index_.tokens()[candidate.tokens.begin])));
      if (isFixed && &candidate != &all.back()) continue;
      if (std::optional<Core> core = tryAlone(candidate)) return *core;
    }
    return {};
  }

 private:
  /// Where in a host the core could stand, and the piece of the host that takes the place of a piece of the own text.
  struct Hole {
    const Host* host;
    TokenRange tokens, piece, replaced;
    std::vector<Step> steps;
    std::set<std::pair<Part, uint16_t>> beside = {};  ///< rules with their alternatives, in the innermost step
  };

  /// The smallest first, of those with the same tokens the innermost.
  std::vector<Core> candidates(const std::set<NodeId>& needed) const {
    auto isOpen = [&](NodeId id) {
      return std::ranges::any_of(pattern_.places, [&](const Place& place) {
        return !place.shared() && !place.only && isWithin(tree_, id, place.nodes);
      });
    };
    // The tokens on both sides of a layout that matters belong to it, too.
    auto hasAll = [&](TokenRange tokens) {
      auto isIn = [&](TokenRange inner) { return tokens.begin <= inner.begin && inner.end <= tokens.end; };
      return std::ranges::all_of(pattern_.around.layout,
                                 [&](const auto& fact) {
                                   const uint32_t first = fact.first == 0 ? 0 : fact.first - 1;
                                   return isIn({first, std::min(fact.first + 1, index_.size())});
                                 }) &&
             std::ranges::all_of(needed, [&](NodeId node) { return isIn(index_.in(node)); });
    };
    std::map<TokenRange, Core> innermost;
    auto add = [&](const Core& one) {
      if (one.tokens.size() == 0 || !hasAll(one.tokens)) return;
      Core& known = innermost.try_emplace(one.tokens, one).first->second;
      // A list's elements rather than the node that has nothing else, as they may stand in another list.
      if (known.element == noPart || one.element != noPart) known = one;
    };
    for (NodeId id = 0; id < tree_.size(); ++id) {
      const Node& node = tree_.node(id);
      if (node.language != 0 || node.isLeaf() || isOpen(id)) continue;
      if (node.kind == NodeKind::rule) add({id, noPart, index_.in(id)});
      for (const Part element : elementsIn(tree_, id, parts_))
        if (iterationsOf(tree_, id, element, parts_).size() > 1)
          add({id, element, coreTokens(tree_, index_, parts_, id, element)});
    }
    std::vector<Core> found;
    for (const auto& [range, one] : innermost) found.push_back(one);
    std::ranges::stable_sort(found, {}, [&](const Core& one) { return one.tokens.size(); });
    return found;
  }

  std::vector<Hole> holesFor(const Core& core) const {
    std::set<Part> own;
    std::map<Part, NodeId> around;  // the innermost of its kind
    for (NodeId up = core.node; up != noNode; up = tree_.node(up).parent) {
      if (tree_.node(up).kind != NodeKind::rule) continue;
      const Part part = partOf(parts_, tree_.node(up));
      if (index_.in(up) == core.tokens) own.insert(part);
      around.try_emplace(part, up);
    }
    std::vector<Hole> holes;
    for (const Host& host : hosts_) {
      const Tree& tree = *host.tree;
      const TokenIndex& index = host.index;
      std::set<std::pair<TokenRange, TokenRange>> met;
      for (NodeId id = 0; id < tree.size() && holes.size() < mostHoles; ++id) {
        tree_.stop().check();
        if (tree.node(id).language != 0 || tree.node(id).isLeaf()) continue;
        TokenRange tokens = index.in(id);
        if (core.element != noPart) {
          const std::vector<NodeId> elements = iterationsOf(tree, id, core.element, parts_);
          if (elements.empty()) continue;
          tokens = index.in(elements.front());
        } else if (!own.contains(partOf(parts_, tree.node(id)))) {
          continue;
        }
        if (tokens.size() == 0) continue;
        size_t pieces = 0;
        NodeId step = id;
        while (step != tree.root() && (tree.node(step).kind != NodeKind::rule || index.in(step) == tokens))
          step = tree.node(step).parent;
        for (NodeId up = id; up != noNode; up = tree.node(up).parent) {
          constexpr size_t mostPieces = 3;
          const TokenRange piece = index.in(up);
          const bool isRoot = up == tree.root();
          if (piece == tokens || (isRoot ? host.kind != Host::own && host.kind != Host::near
                                         : piece.size() > longestTransplant || pieces == mostPieces))
            continue;
          const auto replaced = around.find(partOf(parts_, tree.node(up)));
          if (tree.node(up).kind != NodeKind::rule || replaced == around.end()) continue;
          if (!met.emplace(tokens, piece).second) continue;
          ++pieces;
          Hole hole{&host, tokens, piece, index_.in(replaced->second), stepsFrom(tree, index, parts_, tokens, id), {}};
          const size_t outside = stepsFrom(tree, index, parts_, piece, up).size();
          hole.steps.resize(hole.steps.size() - std::min(outside, hole.steps.size()));
          const std::vector<Step> rest = stepsFrom(tree_, index_, parts_, hole.replaced, replaced->second);
          hole.steps.insert(hole.steps.end(), rest.begin(), rest.end());
          for (NodeId inner = step; inner < tree.node(step).end; ++inner)
            if (const TokenRange other = index.in(inner);
                tree.node(inner).kind == NodeKind::rule && (other.end <= tokens.begin || other.begin >= tokens.end))
              hole.beside.emplace(partOf(parts_, tree.node(inner)), alternativeOf(parts_, tree, inner));
          if (!hole.steps.empty()) holes.push_back(std::move(hole));
        }
      }
    }
    return holes;
  }

  /// A name of the failing text: of those that stand in the same rules, one of the core, or the nearest beside it. Else
  /// the token's own text.
  std::string nameLike(const Tree& host, NodeId token, TokenRange core, bool isInCore) const {
    const std::string_view own = host.text(token);
    const Node& node = host.node(token);
    if (!isWordByte(own.front()) || std::isdigit(static_cast<unsigned char>(own.front())) ||
        parts_.isLiteral(partOf(parts_, node)) || names_.contains({node.symbol, std::string(own)}))
      return std::string(own);
    std::string_view best = own;
    std::tuple<size_t, bool, int64_t> mostAlike;
    for (uint32_t i = 0; i < index_.size(); ++i) {
      const NodeId other = index_.tokens()[i];
      if (tree_.node(other).symbol != node.symbol) continue;
      constexpr size_t enough = 2;  // the rule that is a name, and the one that is a value
      const bool isBefore = i < core.begin, isBehind = i >= core.end;
      const std::tuple alike(1 + std::min(enough, rulesInCommon(tree_, other, host, token)),
                             (isBefore || isBehind) != isInCore,
                             isBefore   ? int64_t{i} - core.begin
                             : isBehind ? int64_t{core.end} - i
                                        : 0);
      if (alike <= mostAlike) continue;
      best = tree_.text(other);
      mostAlike = alike;
    }
    return std::string(best);
  }

  std::string transplanted(const Core& core, const Hole& hole, const std::string& ending, bool withItsNames) const {
    const auto textOf = [](const Tree& tree, const TokenIndex& index, TokenRange tokens) {
      const uint32_t begin = tree.node(index.tokens()[tokens.begin]).textBegin;
      return std::pair(begin, tree.node(index.tokens()[tokens.end - 1]).textEnd);
    };
    const Tree& host = *hole.host->tree;
    const TokenIndex& index = hole.host->index;
    const auto [coreBegin, coreEnd] = textOf(tree_, index_, core.tokens);
    const std::string own = ' ' + std::string(tree_.bytes().substr(coreBegin, coreEnd - coreBegin)) + ' ' + ending +
                            (ending.empty() ? "" : " ");
    const bool isWhole = hole.piece.size() == index.size();
    std::string piece;
    uint32_t at = textOf(host, index, hole.piece).first;
    for (uint32_t token = hole.piece.begin; token < hole.piece.end; ++token) {
      const NodeId node = index.tokens()[token];
      if (token < hole.tokens.begin || token >= hole.tokens.end) {
        piece += host.bytes().substr(at, host.node(node).textBegin - at);
        piece += isWhole ? std::string(host.text(node)) : nameLike(host, node, core.tokens, withItsNames);
      } else if (token == hole.tokens.begin) {
        piece += std::string(host.bytes().substr(at, host.node(node).textBegin - at)) + own;
      }
      at = host.node(node).textEnd;
    }
    const auto [begin, end] = textOf(tree_, index_, hole.replaced);
    return std::string(tree_.bytes()).replace(begin, end - begin, piece);
  }

  /// What the core may end with though it need not, where an addition there lets the text pass: without, what follows
  /// it in another text could belong to it.
  std::string endingOf(const Core& core) {
    const auto isAtEnd = [&](const Environment::Position& one) { return one.first == core.tokens.end; };
    endingTokens_ = 0;
    if (core.element != noPart || std::ranges::none_of(pattern_.around.harmful, isAtEnd)) return "";
    for (const std::string& ending : endings_[core.tokens.end]) {
      std::string text(tree_.bytes());
      text.insert(tree_.node(index_.tokens()[core.tokens.end - 1]).textEnd, ' ' + ending + ' ');
      const TreePtr ended = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
      const TokenIndex index(*ended);
      const TokenRange both{core.tokens.begin, core.tokens.end + index.size() - index_.size()};
      for (NodeId id = 0; id < ended->size(); ++id) {
        if (index.in(id) != both || partOf(parts_, ended->node(id)) != partOf(parts_, tree_.node(core.node))) continue;
        endingTokens_ = index.size() - index_.size();
        return ending;
      }
    }
    return "";
  }

  /// What is around the core in a text with it in the hole; nullopt where it has become another part.
  std::optional<std::vector<Step>> stepsIn(const Tree& made, const Core& core, const Hole& hole) const {
    const TokenIndex index(made);
    const uint32_t begin = hole.replaced.begin + hole.tokens.begin - hole.piece.begin;
    for (uint32_t i = 0; i < core.tokens.size(); ++i) {
      if (begin + i >= index.size()) return std::nullopt;
      const NodeId now = index.tokens()[begin + i], before = index_.tokens()[core.tokens.begin + i];
      if (made.node(now).symbol != tree_.node(before).symbol || made.text(now) != tree_.text(before))
        return std::nullopt;
    }
    const TokenRange tokens{begin, begin + core.tokens.size() + endingTokens_};
    const Part own = partOf(parts_, tree_.node(core.node));
    for (NodeId id = 0; id < made.size(); ++id) {
      if (core.element == noPart) {
        if (partOf(parts_, made.node(id)) == own && index.in(id) == tokens)
          return stepsFrom(made, index, parts_, tokens, id);
        continue;
      }
      const std::vector<NodeId> elements = iterationsOf(made, id, core.element, parts_);
      if (elements.empty()) continue;
      const TokenRange all{index.before(elements.front()), index.in(elements.back()).end};
      if (all.begin <= begin && tokens.end <= all.end) return stepsFrom(made, index, parts_, all, id);
    }
    return std::nullopt;
  }

  std::optional<Core> tryAlone(const Core& candidate) {
    const std::vector<Step> own = stepsFrom(tree_, index_, parts_, candidate.tokens, candidate.node);
    TriedSteps tried = {{own, true}};
    std::set<Step> met(own.begin(), own.end());
    using Kind = std::pair<Part, uint16_t>;
    const auto kindOf = [](const Step& step) { return Kind{step.rule, step.alternative}; };
    std::map<Kind, size_t> refusedAt;
    std::set<Part> rules;
    std::set<Kind> kinds, besides;
    Rate rate;
    std::vector<Hole> holes = holesFor(candidate);
    const std::string ending = endingOf(candidate);
    // Each in turn: other things beside it in its own place; places in texts like the own one; in the same rule; in
    // rules that were not tried; in other alternatives; and whatever else is new, at last in a wider piece.
    enum Attack : uint8_t { beside, near, alike, otherRule, otherAlternative, other, attacks };
    const auto isNew = [&](const Step& step) { return !met.contains(step); };
    const auto isFor = [&](const Hole& hole, Attack attack) {
      const Step& first = hole.steps.front();
      if (refusedAt[kindOf(first)] >= mostRefusedOfAKind) return false;
      if (attack == other) return std::ranges::any_of(hole.steps, isNew);
      if (attack == beside)
        return hole.steps == own && (besides.empty() || !std::ranges::includes(besides, hole.beside));
      if (!isNew(first)) return false;
      return attack == near        ? hole.host->kind <= Host::near
             : attack == alike     ? !own.empty() && first.rule == own.front().rule
             : attack == otherRule ? !rules.contains(first.rule)
                                   : !kinds.contains(kindOf(first));
    };
    const auto order = [&](const Hole& hole) { return std::pair(hole.host->kind, hole.piece.size()); };
    size_t attack = 0, idle = 0;
    for (size_t asked = 0; asked < mostAskedOfOne && budget_ > 0 && idle < attacks; attack = (attack + 1) % attacks) {
      auto best = holes.end();
      for (auto hole = holes.begin(); hole != holes.end(); ++hole)
        if (isFor(*hole, static_cast<Attack>(attack)) && (best == holes.end() || order(*hole) < order(*best)))
          best = hole;
      ++idle;
      if (best == holes.end()) continue;
      idle = 0;
      const Hole hole = std::move(*best);
      holes.erase(best);
      std::string text = transplanted(candidate, hole, ending, refusedAt[kindOf(hole.steps.front())] % 2 == 0);
      const TreePtr made = Tree::parse(tree_.sharedLanguage(), text, tree_.encoding());
      if (made->errors().size() > tree_.errors().size()) continue;
      const std::optional<std::vector<Step>> steps = stepsIn(*made, candidate, hole);
      std::vector<std::string> tokens = textsOf(tokensAt(*made, made->root()));
      if (!steps || !asked_.insert(std::move(tokens)).second) continue;
      --budget_;
      ++asked;
      const std::optional<Verdict> verdict = ask_(std::move(text));
      if (!verdict) {
        budget_ = 0;
        return std::nullopt;
      }
      rate.count(*verdict);
      if (*verdict == Verdict::unresolved) {
        ++refusedAt[kindOf(hole.steps.front())];
        // What is refused beside it is refused elsewhere, too.
        if (attack == beside) besides.insert(hole.beside.begin(), hole.beside.end());
        if (rate.unresolved >= enoughRefused + rate.fail + rate.pass) break;
        continue;
      }
      if (!steps->empty()) rules.insert(steps->front().rule);
      if (!steps->empty()) kinds.insert(kindOf(steps->front()));
      besides.insert(hole.beside.begin(), hole.beside.end());
      met.insert(steps->begin(), steps->end());
      tried.emplace_back(*steps, *verdict == Verdict::fail);
      if (!whatDecides(tried) || (rate.fail == 0 && rate.pass >= enoughPass)) return std::nullopt;
      if (rate.pass == 0 && rate.fail >= enoughFail) break;
    }
    if (rate.fail == 0) return std::nullopt;
    StepRule rule = *whatDecides(tried);
    // What fails in its own place alone is no core, but a part of one.
    const auto isElsewhere = [&](const auto& one) {
      return one.second && (own.empty() || (one.first != own.front() && one.first != own.front().anywhereInIt()));
    };
    if (!rule.elsewhere && std::ranges::none_of(rule.deciding, isElsewhere)) return std::nullopt;
    return Core{candidate.node, candidate.element, candidate.tokens, std::move(rule), rate};
  }

  const Pattern& pattern_;
  const Tree& tree_;
  Parts parts_;
  TokenIndex index_;
  std::vector<Host> hosts_;
  Endings endings_;
  uint32_t endingTokens_ = 0;  ///< of the candidate's ending
  const Ask& ask_;
  std::set<std::pair<uint32_t, std::string>> names_;  ///< that the text has, by token type
  std::set<std::vector<std::string>> asked_;          ///< by tokens
  size_t budget_;
};

}  // namespace

std::vector<TreePtr> realTexts(const TreePtr& tree) {
  std::vector<TreePtr> texts;
  if (const BundledLanguage* language = bundledNamed(tree->language().name()))
    for (const std::string_view example : language->examples) {
      std::string text = tree->language().marked(std::string(example), tree->encoding());
      texts.push_back(Tree::parse(tree->sharedLanguage(), std::move(text), tree->encoding()));
    }
  return texts;
}

NodeId innermostAround(const Tree& tree, const std::set<NodeId>& nodes) {
  NodeId innermost = nodes.empty() ? tree.root() : *nodes.begin();
  for (const NodeId node : nodes)
    while (node < innermost || node >= tree.node(innermost).end) innermost = tree.node(innermost).parent;
  return innermost;
}

std::vector<Host> hostsFor(const TreePtr& tree, const std::set<NodeId>& needed, const std::vector<TreePtr>& passing,
                           const TreePtr& input, const std::vector<TreePtr>& real, uint64_t seed) {
  constexpr size_t mostBases = 3;
  std::vector<Host> hosts;
  for (const TreePtr& text : passing) hosts.push_back({text, Host::own});
  hosts.push_back({input, Host::input});
  Variants variants(tree->sharedLanguage());
  for (size_t i = 0; i < std::min(mostBases, passing.size()); ++i)
    addOptional(variants, passing[i], 0, static_cast<NodeId>(passing[i]->size()), Host::near, hosts);
  std::vector<std::pair<TreePtr, NodeId>> derived;
  for (NodeId up = innermostAround(*tree, needed); up != noNode; up = tree->node(up).parent)
    for (const Variant& variant : variants.of(*tree, up))
      if (variant.kind == Variant::Kind::alternative)
        if (TreePtr other = variants.apply(tree, {&variant, 1})) derived.emplace_back(std::move(other), up);
  for (const auto& [text, up] : derived) hosts.push_back({text, Host::derived});
  for (const auto& [text, up] : derived)
    if (up < text->size()) addOptional(variants, text, up, text->node(up).end, Host::derived, hosts);
  for (const TreePtr& text : real) hosts.push_back({text, Host::real});
  addRandom(tree, seed, hosts);
  return hosts;
}

Core findCore(const Pattern& pattern, const std::set<NodeId>& needed, std::vector<Host> hosts, Endings endings,
              const Ask& ask) {
  return CoreSearch(pattern, std::move(hosts), std::move(endings), ask).find(needed);
}

}  // namespace hone
