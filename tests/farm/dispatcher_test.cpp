// The dispatcher and workers that do what real ones seldom do, played by the test.
#include "farm/dispatcher.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <thread>

#include "farm/farm_workers.h"
#include "farm/messages.h"
#include "stand_in_server.h"

namespace hone {
namespace {

/// A worker with one slot, by one connection.
class PlayedWorker {
 public:
  PlayedWorker(const StandInServer& server, const FarmKey& key, std::string name)
      : key_(key), name_(std::move(name)), connection_(server.address(), patience, size_t{1} << 20) {
    for (const std::string_view function : {workerFunction, slotFunction, cancelFunction})
      canDo(nameFor(function, name_));
  }

  void canDo(const std::string& function) { connection_.send({PacketType::canDo, {function}}); }

  /// The next message; it is to be answered.
  Message next() {
    for (;;) {
      connection_.send({PacketType::grabJob, {}});
      const Packet packet = get({PacketType::jobAssign, PacketType::noJob});
      if (packet.type == PacketType::jobAssign) {
        handle_ = packet.arguments[0];
        const std::optional<Message> message = unseal(key_, packet.arguments[2]);
        header_ = message.value().header;
        return *message;
      }
      connection_.send({PacketType::preSleep, {}});
      get({PacketType::noop});
    }
  }
  Message next(MessageKind kind) {
    for (;;)
      if (Message message = next(); message.header.kind == kind) return message;
  }

  void start() { send(PacketType::workData, MessageKind::started, name_); }
  void answer(MessageKind kind, std::string_view text) { send(PacketType::workComplete, kind, text); }
  /// Returns what it was asked.
  Judge judge(Verdict verdict, Doubt doubt = Doubt::none) {
    const Message message = next(MessageKind::judge);
    TestResult result;
    result.verdict = verdict;
    result.doubt = doubt;
    answer(MessageKind::judged, encode(Judged{name_, result, ""}));
    return decodeJudge(message.text);
  }

  /// Answers an offer and what follows, up to the first reference.
  void join() {
    next(MessageKind::offer);
    answer(MessageKind::hello, encode(Hello{newToken(), name_, "host", 1, true, ""}));
    canDo(decodeJoin(next(MessageKind::join).text).function);
    answer(MessageKind::joined, "");
  }
  void takePart(Verdict verdict, bool joins = true) {
    if (joins) join();
    judge(verdict);
    next(MessageKind::admit);
    answer(MessageKind::done, "");
  }

 private:
  Packet get(std::initializer_list<PacketType> types) {
    for (;;) {
      std::optional<Packet> packet = connection_.wait(patience);
      if (!packet) throw std::runtime_error("nothing comes");
      for (const PacketType type : types)
        if (packet->type == type) return *packet;
    }
  }
  void send(PacketType type, MessageKind kind, std::string_view text) {
    connection_.send({type, {handle_, seal(key_, {kind, header_.run, header_.job}, text)}});
  }

  const FarmKey key_;
  const std::string name_;
  Connection connection_;
  std::string handle_;
  Header header_;
};

/// For workers that answer at once, or never.
constexpr FarmPatience impatient = {.betweenLooks = std::chrono::milliseconds(50),
                                    .forEcho = std::chrono::seconds(1),
                                    .leaseBeyondLimit = std::chrono::seconds(1),
                                    .beforeRetry = std::chrono::milliseconds(50),
                                    .toLeave = std::chrono::milliseconds(0)};

FarmOptions optionsFor(const StandInServer& server) {
  return {.server = server.address(), .key = newFarmKey(), .same = {}, .patience = impatient};
}

class DispatcherTest : public testing::Test {
 protected:
  DispatcherTest() {
    Reference reference{testOf("input", std::nullopt), {}};
    reference.result.verdict = Verdict::fail;
    exchange_.setReferences({reference});
    dispatcher_ = std::jthread([this] { Dispatcher(options_, {"", sha256(""), {}}, exchange_).run(); });
  }
  ~DispatcherTest() override { exchange_.stop(); }

  static FarmTest testOf(const std::string& bytes, std::optional<double> seconds) {
    return {std::make_shared<const Candidate>(Candidate{bytes, "test"}), contentHash(bytes),
            std::make_shared<Cancellation>(), seconds, ""};
  }

  PlayedWorker worker(const std::string& name) const { return {server_, options_.key, name}; }

  /// Waits for a message for the user.
  std::string note() {
    for (;;) {
      for (const std::string& message : exchange_.takeNotes()) return message;
      exchange_.sleep(std::nullopt, false);
    }
  }

  /// Waits for an audit that this machine is to decide; returns the worker whose verdict is audited.
  std::string auditedHere() {
    for (;;) {
      if (const std::optional<FarmTest> test = exchange_.takeForLocal(false)) {
        EXPECT_TRUE(test->audit);
        return test->audit ? test->audit->worker : "";
      }
      exchange_.sleep(std::nullopt, false);
    }
  }

  StandInServer server_;
  Exchange exchange_;
  FarmOptions options_ = optionsFor(server_);
  std::jthread dispatcher_;
};

TEST_F(DispatcherTest, UsesNoWorkerUnderAnotherName) {
  PlayedWorker a = worker("a");
  a.next(MessageKind::offer);
  a.answer(MessageKind::hello, encode(Hello{newToken(), "b", "host", 1, true, ""}));
  EXPECT_THAT(note(), testing::HasSubstr("worker a on host isn't used: it calls itself b"));
}

TEST_F(DispatcherTest, TakesNoAnswerOfAnotherWorker) {
  const PlayedWorker b = worker("b");
  PlayedWorker a = worker("a");
  a.join();
  a.next(MessageKind::judge);
  TestResult result;
  result.verdict = Verdict::fail;
  a.answer(MessageKind::judged, encode(Judged{"b", result, ""}));
  a.takePart(Verdict::fail);
  EXPECT_THAT(note(), testing::HasSubstr("worker a takes part"));
}

TEST_F(DispatcherTest, OffersTheRunAgainIfAReferenceIsInDoubt) {
  PlayedWorker a = worker("a");
  a.join();
  a.judge(Verdict::unresolved, Doubt::crowded);
  a.takePart(Verdict::fail);
  EXPECT_THAT(note(), testing::HasSubstr("worker a takes part"));
}

TEST_F(DispatcherTest, DecidesAuditsOfAWorkerThatHasGone) {
  PlayedWorker a = worker("a");
  a.takePart(Verdict::fail);
  std::optional<PlayedWorker> b(worker("b"));
  b->takePart(Verdict::fail);
  exchange_.add(testOf("candidate", std::nullopt));
  // Either may get it, but only `a` is asked.
  a.judge(Verdict::fail);
  b->next(MessageKind::judge);
  b.reset();
  EXPECT_EQ(auditedHere(), "a");
}

TEST_F(DispatcherTest, DecidesAuditsOfAWorkerThatDoesNotAnswer) {
  PlayedWorker a = worker("a");
  a.takePart(Verdict::fail);
  exchange_.add(testOf("candidate", 0.01));
  a.next(MessageKind::judge);
  a.start();
  PlayedWorker b = worker("b");
  b.takePart(Verdict::fail);
  exchange_.add(testOf("another", std::nullopt));
  b.judge(Verdict::fail);
  EXPECT_EQ(auditedHere(), "b");
}

TEST_F(DispatcherTest, AsksASilentWorkerAgainAfterALostConnection) {
  std::optional<PlayedWorker> a(worker("a"));
  a->takePart(Verdict::fail);
  exchange_.add(testOf("candidate", 0.01));
  a->next(MessageKind::judge);
  a->start();
  a->next(MessageKind::ask);
  server_.breakConnections();
  EXPECT_THROW(a->next(), ConnectionLost);
  a.emplace(server_, options_.key, "a");
  const MessageKind kind = a->next().header.kind;
  // A dispatcher that was there first has seen no worker, and takes it for a new one.
  EXPECT_TRUE(kind == MessageKind::ask || kind == MessageKind::offer) << static_cast<int>(kind);
}

TEST_F(DispatcherTest, LeavesAConnectionOnWhichNoEchoComesBack) {
  PlayedWorker a = worker("a");
  a.takePart(Verdict::fail);
  EXPECT_THAT(note(), testing::HasSubstr("worker a takes part"));
  server_.turnDeaf();
  EXPECT_THAT(note(), testing::HasSubstr("the farm can't be reached, so tests run here"));
}

class FindsX : public Test {
 public:
  std::unique_ptr<TestWorker> makeWorker() override { return std::make_unique<Worker>(); }
  std::optional<double> timeout() const override { return 60; }

 private:
  struct Worker : TestWorker {
    std::optional<TestResult> run(std::string_view candidate, const Cancellation&) override {
      TestResult result;
      result.verdict = candidate.find('x') == candidate.npos ? Verdict::pass : Verdict::fail;
      return result;
    }
  };
};

void test(FarmWorkers& workers, const std::string& bytes) {
  workers.start(std::make_shared<const Candidate>(Candidate{bytes, "test"}), contentHash(bytes), FindsX().timeout());
}

TEST(FarmWorkersTest, ShowsTextsOfWorkersWithoutCommandsToTheTerminal) {
  StandInServer server;
  const FarmOptions options = optionsFor(server);
  FindsX findsX;
  std::vector<std::string> told;
  LocalTurns turns(1);
  FarmWorkers workers(
      findsX, 1, options, {"", sha256(""), {}}, [&](std::string_view text) { told.emplace_back(text); }, turns);
  for (const char* bytes : {"x", "y"}) {
    test(workers, bytes);
    EXPECT_TRUE(workers.collect().result);
  }
  PlayedWorker a(server, options.key, "a");
  a.next(MessageKind::offer);
  a.answer(MessageKind::hello, encode(Hello{newToken(), "a", "host\n", 1, true, "\x1b[2J"}));
  while (told.empty()) {
    workers.sleep(std::nullopt);
    workers.poll();
  }
  EXPECT_EQ(told.front(), "worker a on host\\n isn't used: \\x1b[2J");
}

TEST(FarmWorkersTest, WithdrawsAWrongVerdictBehindTheLastTest) {
  StandInServer server;
  const FarmOptions options = optionsFor(server);
  FindsX findsX;
  LocalTurns turns(1);
  FarmWorkers workers(
      findsX, 1, options, {"", sha256(""), {}}, [](std::string_view) {}, turns);
  for (const char* bytes : {"x", "y"}) {
    test(workers, bytes);
    EXPECT_TRUE(workers.collect().result);
  }
  PlayedWorker a(server, options.key, "a");
  a.join();
  a.judge(Verdict::fail);
  a.takePart(Verdict::pass, /*joins=*/false);
  while (options.figures->workers().empty()) workers.sleep(std::chrono::steady_clock::now());
  test(workers, "z");
  EXPECT_EQ(a.judge(Verdict::fail).timeoutSeconds, findsX.timeout());
  EXPECT_EQ(workers.collect().result->verdict, Verdict::fail);
  try {
    workers.settle([] { return false; });
    FAIL() << "the verdict stays";
  } catch (const VerdictsWithdrawn& error) {
    EXPECT_EQ(error.candidates, std::vector{contentHash("z")});
  }
  workers.settle([] { return false; });
}

}  // namespace
}  // namespace hone
