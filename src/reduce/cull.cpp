// Hierarchical delta debugging (reduce/hdd.cpp) finishes a level before it looks at the next one. In a large text that
// is the wrong order: what is left of the upper levels is there because something below still needed it when they were
// asked, and hundreds of tests go into single elements of one level while half of the text could go on another one.
//
// So this search goes through all levels in each of its rounds, and each round has a threshold: a test is made only if
// the bytes that it is expected to remove are as many. Expected is the size of what the candidate leaves out, times the
// share of such candidates that have failed so far. The threshold begins at an eighth of the text. After each round it
// is halved, and it is never more than an eighth of what is left. So the levels above are asked again as soon as enough
// has gone below them, large deletions come before small ones wherever they are, and a round costs few tests.
//
// In a round, a list of parts that can't go is cut where its weight has its middle, and a part that can't go gives way
// to the parts inside of it. What comes last in the text is asked first, since it uses what came before.
//
// Which parts go together? A deletion mostly fails because what stays uses a name that went. So the parts of a list are
// asked apart: first those that introduce no name (reduce/mentions.h) that is mentioned by what stays; then the others,
// which have their own, much smaller, share of successes. Once what used a part has gone, the part is among the first.
// This finds in one test what a garbage collector would find, and needs no knowledge of a language: where names say
// nothing, both shares are about the same, and the search only loses that it asks in two groups.
//
// Where a deletion of W bytes can't be made and no name explains that, let one byte of it be needed, any of them alike.
// Then w bytes of it can go with probability 1 - w/W. So to ask for all w is expected to gain more than to ask for a
// half of them only if w is less than two thirds of W. If it isn't, as mostly on the way down to what the failure
// needs, the halves are asked at once. A smaller deletion that can't be made either explains why the larger one can't.
//
//     struct a {}; struct b { a x; }; struct c {}; int f(c y) { return 1 / 0; }
//     round 1   f stays                 it is the last, and introduces no name that others mention
//               a and b go together     a is mentioned by b only, b by none; c is mentioned by f
//     round 2   y goes, then c does
//
// What can't be expected to gain enough isn't looked at: a group is only sorted by its names if it may be asked for.
// So a round in which nothing goes costs about as much as reading the text once, and names are looked at a bounded
// number of times.

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "reduce/mentions.h"
#include "reduce/parts.h"
#include "reduce/passes.h"

namespace hone {
namespace {

constexpr double firstFraction = 8;  ///< of the text: what a test of a round must be expected to gain at most
constexpr double nextFraction = 2;   ///< of a round's threshold: that of the next one

constexpr size_t looksANode = 64;  ///< in a round, for names
constexpr double unknown = std::numeric_limits<double>::infinity();

/// How many tests of a kind have failed.
class Share {
 public:
  void count(bool failed) {
    ++tests_;
    failed_ += failed;
  }
  /// Laplace's rule of succession.
  double expected() const { return (failed_ + 1) / (tests_ + 2); }

 private:
  double tests_ = 0;
  double failed_ = 0;
};

/// Parts that are asked for together.
struct Group {
  std::vector<PartId> parts;  ///< right inside of the same part, in the order of the text
  bool separated = false;     ///< by whether what stays mentions names that they introduce; if so:
  bool mentioned = false;     ///< it does
  double refuted = unknown;   ///< what is left of a deletion around them that can't be made, if they may be the reason
};

/// When a group was asked for and couldn't go.
struct Asked {
  bool mentioned;  ///< as in Group
  double outside;  ///< bytes left outside of it
};

class Cull : public Pass {
 public:
  explicit Cull(TreePtr tree)
      : tree_(std::move(tree)),
        all_(std::make_shared<const PartTable>(tree_)),
        accepted_(tree_->size()),
        proposed_(tree_->size()),
        gone_(all_->size()) {
    auto mentions = std::make_shared<Mentions>(*tree_);
    mentioned_ = mentions->counts;
    within_.resize(mentioned_.size());
    mentionGone_.resize(mentions->all.size());
    mentions_ = std::move(mentions);
    weigh();
    threshold_ = bytesLeft_ / firstFraction;
    atLast_ = bytesLeft_ / static_cast<double>(std::max<size_t>(1, tree_->tokenCount(tree_->root())));
    open(noPart, bytesLeft_);
  }

  std::unique_ptr<Pass> clone() const override { return std::make_unique<Cull>(*this); }

  std::optional<Edits> propose() override {
    while (!open_.empty() || nextRound()) {
      tree_->stop().check();
      Group& group = open_.back();
      std::erase_if(group.parts, [&](PartId part) { return gone_[part]; });
      const double weight = weightOf(group);
      if (weight * std::max(shares_[0].expected(), shares_[1].expected()) < threshold_) {
        open_.pop_back();  // nor is anything inside of it worth a test
      } else if (!group.separated) {
        separate();
      } else if (isKnownToStay(group)) {
        learnThatItStays();
      } else if (weight * shares_[group.mentioned].expected() < threshold_ || weight > group.refuted * 2 / 3) {
        divide(group.refuted);
      } else {
        proposed_ = accepted_;
        all_->remove(group.parts, proposed_);
        return proposed_;
      }
    }
    return std::nullopt;
  }

  void learn(bool interesting) override {
    const Group& group = open_.back();
    shares_[group.mentioned].count(interesting);
    if (!interesting) {
      stayed_[{group.parts.front(), group.parts.back()}] = {group.mentioned, outsideOf(group)};
      learnThatItStays();
      return;
    }
    const double weight = weightOf(group);
    for (PartId part : group.parts) {
      bytesLeft_ -= bytesOf(part);
      gone_[part] = true;
      visitMentions(part, [&](size_t mention) {
        mentionGone_[mention] = true;
        --mentioned_[symbolOf(mention)];
      });
    }
    accepted_ = proposed_;
    open_.pop_back();
    for (Group& around : open_) around.refuted -= weight;
  }

 private:
  bool nextRound() {
    if (threshold_ <= atLast_) return false;
    if (weighedAt_ != accepted_.changes()) weigh();
    looked_ = 0;
    threshold_ = std::min(threshold_ / nextFraction, bytesLeft_ / firstFraction);
    open(noPart, bytesLeft_);
    return true;
  }

  void weigh() {
    bytesBefore_ = std::make_shared<const std::vector<uint32_t>>(visibleBytesBefore(*tree_, accepted_));
    bytesLeft_ = bytesBefore_->back();
    weighedAt_ = accepted_.changes();
  }

  double bytesOf(PartId part) const { return (*bytesBefore_)[all_->end(part)] - (*bytesBefore_)[all_->begin(part)]; }

  double weightOf(const Group& group) const {
    double weight = 0;
    for (PartId part : group.parts) weight += bytesOf(part);
    return weight;
  }

  double outsideOf(const Group& group) const { return bytesLeft_ - weightOf(group); }

  /// What couldn't go is asked again only where half of what is outside of it has gone since, or the last mention of
  /// its names: what went inside of it doesn't matter.
  bool isKnownToStay(const Group& group) const {
    auto asked = stayed_.find({group.parts.front(), group.parts.back()});
    if (asked == stayed_.end()) return false;
    const Asked& then = asked->second;
    return then.mentioned == group.mentioned && 2 * outsideOf(group) > then.outside;
  }

  void open(PartId part, double refuted) { open_.push_back({.parts = all_->inside(part), .refuted = refuted}); }

  /// The last group can't go, maybe since a name is mentioned. If not, it is the reason why nothing around it could.
  void learnThatItStays() {
    if (open_.back().mentioned) return divide(unknown);
    for (Group& group : open_) group.refuted = unknown;
    divide(weightOf(open_.back()));
  }

  uint32_t symbolOf(size_t mention) const { return mentions_->all[mention].symbol; }

  /// Calls `visit` with each mention in what is left of the part.
  template <class Visit>
  void visitMentions(PartId part, Visit visit) const {
    for (size_t i = mentions_->before[all_->begin(part)]; i < mentions_->before[all_->end(part)]; ++i)
      if (!mentionGone_[i]) visit(i);
  }

  /// Makes two groups of the last one: the parts that what stays mentions, and behind these the others. Where a round
  /// has looked at many names already, as in very deep nesting, the last group counts as mentioned.
  void separate() {
    if (looked_ > looksANode * tree_->size()) {
      open_.back().separated = open_.back().mentioned = true;
      return;
    }
    const std::vector<PartId> parts = std::move(open_.back().parts);
    const double refuted = open_.back().refuted;
    open_.pop_back();
    for (PartId part : parts) looked_ += all_->end(part) - all_->begin(part);
    for (PartId part : parts) visitMentions(part, [&](size_t mention) { ++within_[symbolOf(mention)]; });
    auto stays = [&](size_t mention) { return mentioned_[symbolOf(mention)] > within_[symbolOf(mention)]; };
    Group others{{}, true, false, refuted};
    Group mentioned{{}, true, true, refuted};
    // What mentions a name comes after what introduces it, so one way through finds also what is needed indirectly.
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
      bool isMentioned = false;
      visitMentions(*part, [&](size_t mention) {
        isMentioned |= mentions_->introduces(mention, all_->begin(*part)) && stays(mention);
      });
      if (isMentioned) visitMentions(*part, [&](size_t mention) { within_[symbolOf(mention)] = 0; });
      (isMentioned ? mentioned : others).parts.push_back(*part);
    }
    for (PartId part : parts) visitMentions(part, [&](size_t mention) { within_[symbolOf(mention)] = 0; });
    for (Group* group : {&mentioned, &others}) {
      if (group->parts.empty()) continue;
      std::ranges::reverse(group->parts);
      open_.push_back(std::move(*group));
    }
  }

  /// Two halves take the place of the last group, or what is inside of its only part.
  void divide(double refuted) {
    const Group group = std::move(open_.back());
    open_.pop_back();
    if (group.parts.size() == 1) {
      open(group.parts.front(), refuted);
      return;
    }
    const double half = weightOf(group) / 2;
    auto middle = group.parts.begin();
    double before = 0;
    while (middle != group.parts.end() && before + bytesOf(*middle) <= half) before += bytesOf(*middle++);
    // The nearer one of the two places around the middle.
    if (middle != group.parts.end() && half - before > before + bytesOf(*middle) - half) ++middle;
    middle = std::clamp(middle, group.parts.begin() + 1, group.parts.end() - 1);
    open_.push_back({.parts = {group.parts.begin(), middle}, .refuted = refuted});
    open_.push_back({.parts = {middle, group.parts.end()}, .refuted = refuted});
  }

  TreePtr tree_;
  std::shared_ptr<const PartTable> all_;
  std::shared_ptr<const Mentions> mentions_;
  std::shared_ptr<const std::vector<uint32_t>> bytesBefore_;  ///< each node, when the round began
  Edits accepted_;
  Edits proposed_;
  std::vector<bool> gone_;           ///< by part
  std::vector<bool> mentionGone_;    ///< by mention
  std::vector<uint32_t> mentioned_;  ///< by symbol: how often what is left mentions it
  std::vector<uint32_t> within_;     ///< by symbol: how often the group in hand mentions it; 0 between two groups
  std::vector<Group> open_;          ///< of the round, the last one next
  std::map<std::pair<PartId, PartId>, Asked> stayed_;  ///< by first and last part
  std::array<Share, 2> shares_;  ///< of the groups that what stays mentions, [1], and of the others
  size_t looked_ = 0;            ///< at nodes, for their names, in the present round
  size_t weighedAt_ = 0;         ///< the changes that `bytesBefore_` knows
  double threshold_ = 0;         ///< bytes
  double bytesLeft_ = 0;
  double atLast_ = 0;  ///< a token's mean length
};

}  // namespace

std::unique_ptr<Pass> makeCullPass(TreePtr tree) { return std::make_unique<Cull>(std::move(tree)); }

}  // namespace hone
