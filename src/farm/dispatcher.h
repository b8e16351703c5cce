// The thread that talks to the farm: one connection to the job server, one thread, any number of slots.
//
// It looks every second which workers there are (`status` of the server), and admits new ones to its run:
//
//   hone     offer    who are you, and do you have the same files?
//   worker   hello    a challenge, by which the rest is known to be new
//   hone     join     the test's bundle and the first candidate
//   worker   joined
//   hone     judge    candidates whose verdicts hone knows, to this worker alone
//   worker   judged   the same verdicts?
//   hone     admit    from now on the worker takes jobs from the queue of the run
//
// Then it queues candidates, as many as there are slots. A worker first says that it has `started`. From then on it has
// the test's time limit and two seconds for its answer, the lease. What two workers have lost is given back, for this
// machine to test, and so is everything when the server or the last worker goes.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "farm/connection.h"
#include "farm/difference.h"
#include "farm/exchange.h"
#include "farm/farm.h"

namespace hone {

class Dispatcher {
 public:
  Dispatcher(const FarmOptions& options, const FarmTask& task, Exchange& exchange);

  /// Returns when the exchange is stopping.
  void run();

 private:
  using Clock = Exchange::Clock;
  using Time = Clock::time_point;

  /// A worker of the farm.
  struct Peer {
    enum class State { found, asked, judging, admitted, refused };
    State state = State::found;
    std::string host;
    size_t slots = 0;
    FarmToken challenge = {};
    size_t judged = 0;     ///< references that it has judged rightly
    double slowness = 1;   ///< its time for the first reference, in that of this machine
    bool silent = false;   ///< it has lost a lease, and said nothing since
    bool isAsked = false;  ///< whether it is still there
    int errors = 0;        ///< tests in a row that it couldn't run
    Time retry = Time::min();
  };

  /// Something that was submitted to the server and is not answered yet.
  struct Job {
    MessageKind kind = MessageKind::judge;
    std::string peer;              ///< to whom it was sent; empty: to any worker
    std::optional<FarmTest> test;  ///< of the scheduler; none: a reference, an audit, or an order
    std::shared_ptr<Audit> audit;
    std::string startedBy;  ///< empty: it waits in the server's queue
    Time deadline = Time::max();

    /// What is to be judged, unless it is a reference; null: an order.
    const FarmTest* tested() const { return test ? &*test : audit ? &audit->test : nullptr; }
    /// The server could hand it to others.
    bool isFor(const std::string& worker) const { return peer.empty() || peer == worker; }
  };
  using Jobs = std::map<uint64_t, Job>;

  void serve();
  void waitForNews();
  void takePackets();
  void checkConnection();
  void handle(const Packet& packet);

  // Workers.
  void lookForWorkers();
  void advance(const std::string& name, Peer& peer);
  void onHello(const std::string& name, Peer& peer, const Hello& hello);
  void onReference(const std::string& name, Peer& peer, const Judged& judged);
  void sendReference(const std::string& name, const Peer& peer);
  void putAside(const std::string& name, Peer& peer, const std::string& reason);
  /// Offers it the run again.
  void tryLater(Peer& peer);
  void countSlots();
  void loseJobsOf(const std::set<std::string>& peers);

  // Audits (farm/audits.cpp).
  void audit(const FarmTest& test, const std::string& worker, const TestResult& result);
  void onAudited(std::shared_ptr<Audit> audit, const Judged& judged);
  void decideHere(std::shared_ptr<Audit> audit);
  void takeDecisions();
  void endAudit();
  void distrust(const std::string& name, const TestResult& there, const TestResult& here);

  // Jobs.
  uint64_t submit(Job job, std::string_view function, std::string_view text);
  void order(MessageKind kind, const std::string& peer, std::string_view text);
  void submitTests();
  void submitTest(FarmTest test);
  std::string judgeText(const FarmTest& test, std::optional<double> timeoutSeconds);
  void cancelTests();
  void expireLeases();
  void onStarted(uint64_t number, const std::string& worker);
  void onAnswer(const Message& message);
  void onJudged(Job job, const Judged& judged);
  void onOrderAnswered(const Job& job, const Message& message);
  std::optional<uint64_t> takeHandle(const std::string& handle);
  void loseJob(uint64_t number);
  void lose(Job job);
  void giveBackAll();
  void leave();
  Time leaseFrom(Time start, const FarmTest& test, double slowness) const;

  const FarmOptions options_;
  const FarmTask task_;
  Exchange& exchange_;
  const FarmToken run_ = newToken();
  const std::string function_;  ///< under which candidates are queued

  std::unique_ptr<Connection> connection_, administration_;
  std::optional<Time> echoSince_;  ///< when the server was asked for the echo that hasn't come yet
  uint64_t jobNumber_ = 0;
  Jobs jobs_;
  std::deque<uint64_t> submitted_;           ///< jobs that have no handle yet, in order
  std::map<std::string, uint64_t> handles_;  ///< of jobs that the server holds
  size_t testsInFlight_ = 0;
  std::map<std::string, Peer> peers_;
  std::set<std::string> aside_;  ///< workers that are not used any more
  size_t audits_ = 0;            ///< that are not decided
  std::string lastAuditor_;
  std::map<std::string, std::vector<Hash128>> judgedBy_;  ///< candidates, by the worker whose verdict was used
  Time nextLook_ = Time::min();
  std::vector<Reference> references_;
  std::string base_;
  std::unique_ptr<DifferenceBase> differences_;
};

}  // namespace hone
