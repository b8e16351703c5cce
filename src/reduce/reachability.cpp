#include "reduce/reachability.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "text/characters.h"

namespace hone {
namespace {

constexpr size_t mostAround = 256;  ///< parts that are looked at to find the statement around a name

/// The outermost part around the leaf that is inside of the bracket, or `noPart`.
PartId statementOf(const PartTable& parts, NodeId leaf, NodeId brace) {
  PartId part = parts.of(leaf);
  if (part == noPart || parts.begin(part) <= brace) return noPart;
  for (size_t steps = 0; steps < mostAround; ++steps) {
    const PartId around = parts.around(part);
    if (around == noPart || parts.begin(around) <= brace) break;
    part = around;
  }
  return part;
}

/// Does the declaration go on in the next part of its list, as that of a template whose head is followed by an empty
/// line?
bool goesOn(const Tree& tree, const PartTable& parts, PartId part) {
  if (!parts.isInOneList(part, part + 1)) return false;
  NodeId last = parts.end(part) - 1;
  while (last > parts.begin(part) && (!tree.node(last).isVisible() || isAllBlank(tree.text(last)))) --last;
  const Node& node = tree.node(last);
  if (!node.isVisible() || node.kind != NodeKind::token) return false;
  const std::string_view text = tree.text(last);
  if (isAllBlank(text) || text == ";" || text == "}" ||
      tree.language(last).beginsLine(static_cast<Symbol>(node.symbol)))
    return false;
  NodeId next = parts.begin(part + 1);
  while (next < parts.end(part + 1) && !tree.node(next).isVisible()) ++next;
  return next < parts.end(part + 1) && tree.text(next) != ";";
}

}  // namespace

class Reachability::Builder {
 public:
  Builder(const Tree& tree, const PartTable& parts) : tree_(tree), parts_(parts), graph_(tree) {
    findStatements();
    findDeclarations();
  }

  Graph graph() && { return std::move(graph_); }

 private:
  void findStatements() {
    const Mentions& mentions = graph_.mentions;
    partOf_.assign(mentions.all.size(), noPart);
    std::vector<bool> isStatement(parts_.size());
    WorkMeter meter(tree_.stop());
    for (NodeId node = 0; node < tree_.size(); ++node)
      for (size_t i = mentions.before[node]; i < mentions.before[node + 1]; ++i) {
        meter.spend();
        const Mention& mention = mentions.all[i];
        const PartId part = partOf_[i] = statementOf(parts_, node, mention.brace);
        if (part != noPart && (!mention.inBody || mention.role == Mention::Role::declaration)) isStatement[part] = true;
      }
    std::vector<PartId> parts;
    for (PartId part = 0; part < parts_.size(); ++part)
      if (isStatement[part]) parts.push_back(part);
    std::ranges::sort(parts, [&](PartId a, PartId b) {
      return std::pair(parts_.begin(a), parts_.end(b)) < std::pair(parts_.begin(b), parts_.end(a));
    });
    statementOf_.assign(parts_.size(), noStatement);
    std::vector<Statement> open;
    const auto closeBefore = [&](NodeId node, Statement next) {
      for (; !open.empty() && parts_.end(graph_.parts[graph_.firstPart[open.back() + 1] - 1]) <= node; open.pop_back())
        graph_.end[open.back()] = next;
    };
    graph_.firstPart.push_back(0);
    for (PartId part : parts) {
      if (statementOf_[part] != noStatement) continue;
      const auto statement = static_cast<Statement>(graph_.end.size());
      closeBefore(parts_.begin(part), statement);
      graph_.around.push_back(open.empty() ? noStatement : open.back());
      graph_.end.push_back(0);
      graph_.begin.push_back(mentions.before[parts_.begin(part)]);
      for (;; ++part) {
        statementOf_[part] = statement;
        graph_.parts.push_back(part);
        if (!isStatement[part] || !goesOn(tree_, parts_, part)) break;
      }
      graph_.endMention.push_back(mentions.before[parts_.end(part)]);
      graph_.firstPart.push_back(static_cast<uint32_t>(graph_.parts.size()));
      open.push_back(statement);
    }
    closeBefore(static_cast<NodeId>(tree_.size()), static_cast<Statement>(graph_.end.size()));
  }

  void findDeclarations() {
    const Mentions& mentions = graph_.mentions;
    const size_t symbols = mentions.counts.size();
    graph_.isMember.resize(symbols);
    graph_.firstDeclaration.resize(symbols + 1);
    std::vector<std::pair<uint32_t, Statement>> declarations;
    std::vector<std::pair<Statement, uint32_t>> members;
    graph_.firstMember.resize(graph_.end.size() + 1);
    for (size_t i = 0; i < mentions.all.size(); ++i) {
      const auto [symbol, brace, role, inBody] = mentions.all[i];
      const bool declares = role == Mention::Role::declaration || role == Mention::Role::member;
      if (!declares || partOf_[i] == noPart || statementOf_[partOf_[i]] == noStatement) continue;
      const Statement statement = statementOf_[partOf_[i]];
      if (role == Mention::Role::member) {
        graph_.isMember[symbol] = true;
        members.emplace_back(statement, symbol);
        ++graph_.firstMember[statement + 1];
      }
      declarations.emplace_back(symbol, statement);
      ++graph_.firstDeclaration[symbol + 1];
    }
    std::ranges::sort(declarations);
    for (const auto& [symbol, statement] : declarations) graph_.declarations.push_back(statement);
    std::ranges::sort(members);
    for (const auto& [statement, symbol] : members) graph_.members.push_back(symbol);
    std::partial_sum(graph_.firstDeclaration.begin(), graph_.firstDeclaration.end(), graph_.firstDeclaration.begin());
    std::partial_sum(graph_.firstMember.begin(), graph_.firstMember.end(), graph_.firstMember.begin());
  }

  const Tree& tree_;
  const PartTable& parts_;
  Graph graph_;
  std::vector<PartId> partOf_;          ///< by mention
  std::vector<Statement> statementOf_;  ///< by part
};

Reachability::Reachability(const Tree& tree, const PartTable& parts)
    : graph_(std::make_shared<const Graph>(Builder(tree, parts).graph())),
      stays_(graph_->end.size()),
      gone_(graph_->end.size()) {
  restart();
}

void Reachability::restart() {
  needed_.assign(graph_->end.size(), false);
  wanted_.assign(graph_->mentions.counts.size(), false);
  scan(noStatement);
  for (Statement s = 0; s < stays_.size(); ++s)
    if (stays_[s]) need(s);
  scan();
}

void Reachability::staysWhole(Statement statement) {
  for (Statement s = statement; s < graph_->end[statement]; ++s) need(s);
  scan();
}

std::span<const PartId> Reachability::partsOf(Statement statement) const {
  const uint32_t first = graph_->firstPart[statement];
  return std::span(graph_->parts).subspan(first, graph_->firstPart[statement + 1] - first);
}

void Reachability::stays(Statement statement) {
  stays_[statement] = true;
  need(statement);
  scan();
}

void Reachability::goes(Statement statement) {
  std::fill(gone_.begin() + statement, gone_.begin() + graph_->end[statement], true);
}

void Reachability::need(Statement statement) {
  for (; statement != noStatement && !needed_[statement] && !gone_[statement]; statement = graph_->around[statement]) {
    needed_[statement] = true;
    toScan_.push_back(statement);
  }
}

void Reachability::scan() {
  while (!toScan_.empty()) {
    const Statement statement = toScan_.back();
    toScan_.pop_back();
    scan(statement);
  }
}

/// The statement's own text, and what is right inside of it and wanted already.
void Reachability::scan(Statement statement) {
  const Graph& graph = *graph_;
  const bool isText = statement == noStatement;
  Statement inner = isText ? 0 : statement + 1;
  const auto last = isText ? static_cast<Statement>(needed_.size()) : graph.end[statement];
  size_t i = isText ? 0 : graph.begin[statement];
  const size_t end = isText ? graph.mentions.all.size() : graph.endMention[statement];
  while (i < end) {
    if (inner < last && i >= graph.begin[inner]) {
      for (uint32_t member = graph.firstMember[inner]; member < graph.firstMember[inner + 1]; ++member)
        if (wanted_[graph.members[member]]) need(inner);
      i = graph.endMention[inner];
      inner = graph.end[inner];
      continue;
    }
    const Mention& mention = graph.mentions.all[i++];
    if (mention.role == Mention::Role::use) want(mention.symbol);
  }
}

void Reachability::want(uint32_t symbol) {
  if (wanted_[symbol]) return;
  wanted_[symbol] = true;
  std::optional<Statement> lastAround;
  for (const Statement declaring : graph_->declarationsOf(symbol)) {
    if (gone_[declaring]) continue;
    if (!graph_->isMember[symbol]) return need(declaring);
    const Statement around = graph_->around[declaring];
    if (around == lastAround) continue;
    if (around == noStatement || needed_[around]) need(declaring);
    lastAround = around;
  }
}

std::vector<Statement> Reachability::outermost() const {
  std::vector<Statement> outermost;
  for (Statement s = 0; s < needed_.size(); s = graph_->end[s]) outermost.push_back(s);
  return outermost;
}

std::vector<Statement> Reachability::unneeded(const std::vector<Statement>& statements) const {
  std::vector<Statement> unneeded;
  for (const Statement statement : statements)
    for (Statement s = statement; s < graph_->end[statement]; s = needed_[s] ? s + 1 : graph_->end[s])
      if (!needed_[s] && !gone_[s]) unneeded.push_back(s);
  return unneeded;
}

}  // namespace hone
