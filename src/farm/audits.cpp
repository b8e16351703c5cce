// The part of the dispatcher that checks verdicts: every failure, and one in a hundred of the others, is judged by
// another worker as well, beside the search. If two disagree, or there is no other worker, this machine decides.
//
// Who is wrong is put aside, and all of its verdicts are withdrawn: the run begins again with those of the others. A
// test that was cut off by its time limit proves nothing.
#include <fmt/format.h>

#include "farm/dispatcher.h"
#include "farm/messages.h"
#include "process/shortage.h"

namespace hone {
namespace {

constexpr uint64_t oneIn = 100;

bool mustBeChecked(Hash128 hash, const TestResult& result) {
  return result.verdict == Verdict::fail || hash.low % oneIn == 0;
}

bool agree(const TestResult& left, const TestResult& right) {
  return left.timedOut || right.timedOut || (left.verdict == right.verdict && left.crash == right.crash);
}

}  // namespace

void Dispatcher::audit(const FarmTest& test, const std::string& worker, const TestResult& result) {
  if (!mustBeChecked(test.hash, result)) return;
  auto audit = std::make_shared<Audit>(Audit{test, worker, result, "", std::nullopt});
  exchange_.setAudits(++audits_);
  ++options_.figures->audited;
  // The workers take turns.
  auto next = peers_.upper_bound(lastAuditor_);
  for (size_t left = peers_.size(); left > 0; --left, ++next) {
    if (next == peers_.end()) next = peers_.begin();
    const auto& [name, peer] = *next;
    if (name == worker || peer.state != Peer::State::admitted || peer.silent) continue;
    lastAuditor_ = name;
    // A slot may have to end another test before.
    const Time deadline = leaseFrom(leaseFrom(Clock::now(), test, peer.slowness), test, peer.slowness);
    submit({MessageKind::judge, name, std::nullopt, std::move(audit), "", deadline}, nameFor(slotFunction, name),
           judgeText(test, test.timeoutSeconds));
    return;
  }
  decideHere(std::move(audit));
}

void Dispatcher::onAudited(std::shared_ptr<Audit> audit, const Judged& judged) {
  if (judged.result && judged.result->doubt == Doubt::none) {
    if (agree(audit->result, *judged.result)) return endAudit();
    audit->second = judged.worker;
    audit->secondResult = judged.result;
  }
  decideHere(std::move(audit));
}

void Dispatcher::decideHere(std::shared_ptr<Audit> audit) {
  FarmTest test = audit->test;
  try {
    test.cancellation = std::make_shared<Cancellation>();
  } catch (const Shortage&) {
    return endAudit();  // an audit that this machine can't afford is left out
  }
  test.localOnly = true;
  test.last = false;
  test.audit = std::move(audit);
  exchange_.giveBack(std::move(test));
}

void Dispatcher::takeDecisions() {
  for (const auto& [audit, result] : exchange_.takeDecisions()) {
    if (result && !agree(audit->result, *result)) distrust(audit->worker, audit->result, *result);
    if (result && audit->secondResult && !agree(*audit->secondResult, *result))
      distrust(audit->second, *audit->secondResult, *result);
    endAudit();
  }
}

void Dispatcher::endAudit() { exchange_.setAudits(--audits_); }

void Dispatcher::distrust(const std::string& name, const TestResult& there, const TestResult& here) {
  if (!options_.distrusted->insert(name)) return;
  const auto peer = peers_.find(name);
  if (peer != peers_.end())
    putAside(name, peer->second,
             fmt::format("an audit found a wrong verdict, '{}' instead of '{}'; the run begins again without its "
                         "verdicts",
                         toString(there.verdict), toString(here.verdict)));
  aside_.insert(name);
  exchange_.withdraw(judgedBy_[name]);
}

}  // namespace hone
