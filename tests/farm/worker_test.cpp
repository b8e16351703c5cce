// A worker and a hone that is played by the test.
#include "farm/worker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <thread>

#include "farm/connection.h"
#include "farm/names.h"
#include "farm/present_workers.h"
#include "script_bundle.h"
#include "stand_in_server.h"

namespace hone {
namespace {

constexpr const char* function = "hone.run";

class WorkerTest : public WithScriptBundle {
 protected:
  WorkerTest() { connect(); }
  ~WorkerTest() override { worker_.stop(); }

  /// Waits until the worker is there, too.
  void connect() {
    connection_.emplace(server_.address(), patience, size_t{1} << 20);
    Connection administration(server_.address(), patience, size_t{1} << 20);
    std::set<std::string> names;
    while (names.empty()) names = presentWorkers(administration, patience);
    name_ = *names.begin();
  }

  void submit(std::string_view to, MessageKind kind, uint64_t job, std::string_view text) {
    connection_->send({PacketType::submitJob, {std::string(to), "job", seal(key_, {kind, run_, job}, text)}});
  }
  /// The next packet that says something of a job.
  Packet next() {
    for (;;) {
      std::optional<Packet> packet = connection_->wait(patience);
      if (!packet) throw std::runtime_error("nothing comes");
      if (packet->type != PacketType::jobCreated) return *packet;
    }
  }
  Message answer() { return unseal(key_, next().arguments.at(1)).value(); }
  Message order(MessageKind kind, std::string_view text) {
    submit(nameFor(workerFunction, name_), kind, ++job_, text);
    return answer();
  }

  void join(const std::string& bundle, const std::string& base) {
    const Hello hello = decodeHello(order(MessageKind::offer, encode(Offer{sha256(bundle), {}})).text);
    EXPECT_EQ(order(MessageKind::join, encode(Join{hello.challenge, function, bundle, base})).text, "");
    EXPECT_EQ(order(MessageKind::admit, encode(WorkerOrder{hello.challenge, 1})).header.kind, MessageKind::done);
  }

  void submitCandidate(uint64_t job, const std::string& candidate) {
    submit(function, MessageKind::judge, job,
           encode(Judge{contentHash(candidate), std::nullopt, "", false, candidate}));
  }
  Verdict judge(uint64_t job, const std::string& candidate) {
    submitCandidate(job, candidate);
    EXPECT_EQ(answer().header.kind, MessageKind::started);
    const Judged judged = decodeJudged(answer().text);
    EXPECT_EQ(judged.error, "");
    return judged.result.value().verdict;
  }

  StandInServer server_;
  const FarmKey key_ = newFarmKey();
  FarmToken run_ = newToken();
  std::string name_;
  uint64_t job_ = 1000;
  std::optional<Connection> connection_;
  FarmWorker worker_{{server_.address(), key_, 1, "", std::nullopt, [](std::string_view) {}}};
  std::jthread thread_{[this] { worker_.run(); }};
};

TEST_F(WorkerTest, MayJoinARunTwice) {
  join(bundle_, "base");
  EXPECT_EQ(judge(1, "axb"), Verdict::fail);
  join(bundleOfScript("grep -q y $1"), "another base");
  EXPECT_EQ(judge(2, "axb"), Verdict::pass);
  EXPECT_EQ(judge(3, "ayb"), Verdict::fail);
  submitCandidate(1, "axb");
  EXPECT_EQ(next().type, PacketType::workFail) << "a repeated job";
}

TEST_F(WorkerTest, OutlivesAConnectionThatBreaksInTheMiddleOfATest) {
  const std::string go = folder_ / "go";
  join(bundleOfScript("until test -e " + go + "; do sleep 0.01; done"), "base");
  submitCandidate(1, "candidate");
  EXPECT_EQ(answer().header.kind, MessageKind::started);
  server_.breakConnections();
  EXPECT_THROW(next(), ConnectionLost);
  writeFile(go, "");
  connect();
  WorkerReport report;
  do {
    report = decodeWorkerReport(order(MessageKind::ask, "").text);
  } while (report.tests == 0);
  EXPECT_EQ(report.busy, 0u);
  EXPECT_EQ(judge(2, "candidate"), Verdict::fail);
}

}  // namespace
}  // namespace hone
