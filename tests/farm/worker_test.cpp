// A worker and a hone that is played by the test.
#include "farm/worker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <thread>

#include "farm/connection.h"
#include "farm/messages.h"
#include "farm/status.h"
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
    submitBytes(to, seal(key_, {kind, run_, job}, text));
  }
  void submitBytes(std::string_view to, std::string_view bytes) {
    connection_->send({PacketType::submitJob, {std::string(to), "job", std::string(bytes)}});
  }
  /// Whether the worker refuses it; it ends, so or so.
  bool refuses(std::string_view to, std::string_view bytes) {
    submitBytes(to, bytes);
    for (;;) {
      const Packet packet = next();
      if (packet.type == PacketType::workFail) return true;
      if (packet.type == PacketType::workComplete) return false;
    }
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
           encode(Judge{contentHash(candidate), std::nullopt, "", {}, false, candidate}));
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

TEST_F(WorkerTest, RefusesWhatIsNotSealedWithItsKey) {
  join(bundle_, "base");
  const std::string offer = seal(key_, {MessageKind::offer, run_, 1}, encode(Offer{sha256(bundle_), {}}));
  const std::string candidate =
      seal(key_, {MessageKind::judge, run_, 2}, encode(Judge{contentHash("axb"), std::nullopt, "", {}, false, "axb"}));
  std::mt19937_64 random(1);
  for (const std::string& to : {nameFor(workerFunction, name_), nameFor(cancelFunction, name_),
                                nameFor(slotFunction, name_), std::string(function)}) {
    for (int i = 0; i < 12; ++i) {
      std::string bytes(random() % (i % 10 == 0 ? 100'000 : 200), '\0');
      for (char& byte : bytes) byte = static_cast<char>(random());
      EXPECT_TRUE(refuses(to, bytes));
    }
    for (const std::string& message : {offer, candidate}) {
      for (int i = 0; i < 12; ++i) {
        std::string damaged = message;
        damaged[random() % damaged.size()] ^= static_cast<char>(1 << random() % 8);
        EXPECT_TRUE(refuses(to, damaged));
        EXPECT_TRUE(refuses(to, message.substr(0, random() % message.size())));
      }
      EXPECT_TRUE(refuses(to, message + message));
    }
    EXPECT_TRUE(refuses(to, seal(newFarmKey(), {MessageKind::ask, run_, 3}, "")));
  }
  EXPECT_EQ(judge(4, "axb"), Verdict::fail);
}

/// Whoever has the key may have another version of hone.
TEST_F(WorkerTest, OutlivesMessagesWithoutSense) {
  join(bundle_, "base");
  std::mt19937_64 random(2);
  uint64_t job = 1;
  for (const std::string& to : {nameFor(workerFunction, name_), nameFor(cancelFunction, name_),
                                nameFor(slotFunction, name_), std::string(function)})
    for (int kind = 0; kind < 20; ++kind)
      for (int i = 0; i < 6; ++i) {
        std::string text(random() % 100, '\0');
        // Numbers of eight bytes, most of them small, which are also lengths.
        for (size_t at = 0; at < text.size(); ++at)
          if (at % 8 == 0 || random() % 50 == 0) text[at] = static_cast<char>(random() % (i % 2 == 0 ? 4 : 256));
        refuses(to, seal(key_, {static_cast<MessageKind>(kind), i % 3 == 0 ? newToken() : run_, ++job}, text));
      }
  EXPECT_EQ(judge(++job, "axb"), Verdict::fail);
}

TEST_F(WorkerTest, DoesNothingTwice) {
  join(bundle_, "base");
  const std::string candidate =
      seal(key_, {MessageKind::judge, run_, 1}, encode(Judge{contentHash("axb"), std::nullopt, "", {}, false, "axb"}));
  EXPECT_FALSE(refuses(function, candidate));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(refuses(function, candidate));
  // A recorded admission of another run is none of this one.
  const std::string order = nameFor(workerFunction, name_);
  const Hello hello = decodeHello(this->order(MessageKind::offer, encode(Offer{sha256(bundle_), {}})).text);
  const std::string join =
      seal(key_, {MessageKind::join, run_, 5}, encode(Join{hello.challenge, function, bundle_, ""}));
  EXPECT_FALSE(refuses(order, join));
  EXPECT_TRUE(refuses(order, join));
}

}  // namespace
}  // namespace hone
