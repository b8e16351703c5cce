#include "farm/messages.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

#include "farm/fields.h"

namespace hone {
namespace {

/// The most slots of one worker, so that the sum over all workers can't overflow.
constexpr uint64_t mostSlots = 1 << 20;

/// The fields of a message, or of a part of it, in the order in which they are written and read.
template <typename Message>
auto fieldsOf(Message& it) {
  using Kind = std::remove_const_t<Message>;
  if constexpr (std::is_same_v<Kind, EnvironmentFile>)
    return std::tie(it.name, it.bytes, it.sha256);
  else if constexpr (std::is_same_v<Kind, Offer>)
    return std::tie(it.test, it.environment);
  else if constexpr (std::is_same_v<Kind, Hello>)
    return std::tie(it.challenge, it.worker, it.host, it.slots, it.hasTest, it.refusal);
  else if constexpr (std::is_same_v<Kind, Join>)
    return std::tie(it.challenge, it.function, it.bundle, it.base);
  else if constexpr (std::is_same_v<Kind, WorkerOrder>)
    return std::tie(it.challenge, it.slowness);
  else if constexpr (std::is_same_v<Kind, Cancel>)
    return std::tie(it.job);
  else if constexpr (std::is_same_v<Kind, Judge>)
    return std::tie(it.hash.high, it.hash.low, it.timeoutSeconds, it.crash, it.repetition.rule, it.repetition.times,
                    it.repetition.rate, it.isDifference, it.candidate);
  else if constexpr (std::is_same_v<Kind, Judged>)
    return std::tie(it.worker, it.error, it.result);
  else if constexpr (std::is_same_v<Kind, TestResult>)
    return std::tie(it.verdict, it.seconds, it.exitCode, it.signal, it.timedOut, it.doubt, it.crash);
  else
    return std::tie(it.worker, it.host, it.slots, it.busy, it.runs, it.tests);
}

struct MessageWriter : FieldWriter {
  void put(const std::string& text) { bytes(text); }
  void put(const FarmToken& token) { bytes({reinterpret_cast<const char*>(token.data()), token.size()}); }
  void put(double value) { real(value); }
  template <typename Number>
  requires(std::is_integral_v<Number> || std::is_enum_v<Number>) void put(Number value) {
    number(static_cast<uint64_t>(static_cast<int64_t>(value)));
  }
  template <typename Element>
  void put(const std::vector<Element>& list) {
    number(list.size());
    for (const Element& one : list) put(one);
  }
  /// Of what isn't there, the fields have no meaning.
  template <typename Value>
  void put(const std::optional<Value>& value) {
    put(value.has_value());
    put(value.value_or(Value{}));
  }
  template <typename Message>
  requires std::is_class_v<Message>
  void put(const Message& message) {
    std::apply([&](const auto&... fields) { (put(fields), ...); }, fieldsOf(message));
  }
};

struct MessageReader : FieldReader {
  using FieldReader::FieldReader;

  void get(std::string& text) { text = bytes(); }
  void get(FarmToken& token) {
    const std::string_view text = view();
    if (text.size() != token.size()) throw BadMessage();
    std::ranges::copy(text, reinterpret_cast<char*>(token.data()));
  }
  void get(double& value) { value = real(); }
  void get(bool& value) { value = number() != 0; }
  void get(int& value) { value = static_cast<int>(static_cast<int64_t>(number())); }
  void get(uint64_t& value) { value = number(); }
  void get(Verdict& verdict) { verdict = oneOf(Verdict::unresolved); }
  void get(Doubt& doubt) { doubt = oneOf(Doubt::launcherKilled); }
  void get(Repetition::Rule& rule) { rule = oneOf(Repetition::Rule::byRate); }
  void get(std::vector<EnvironmentFile>& files) {
    files.resize(count(3));
    for (EnvironmentFile& file : files) get(file);
  }
  template <typename Value>
  void get(std::optional<Value>& value) {
    const bool has = number() != 0;
    get(value.emplace());
    if (!has) value.reset();
  }
  template <typename Message>
  requires std::is_class_v<Message>
  void get(Message& message) {
    std::apply([&](auto&... fields) { (get(fields), ...); }, fieldsOf(message));
  }

 private:
  template <typename Enum>
  Enum oneOf(Enum last) {
    const uint64_t value = number();
    if (value > static_cast<uint64_t>(last)) throw BadMessage();
    return static_cast<Enum>(value);
  }
};

template <typename Message>
std::string encoded(const Message& message) {
  MessageWriter fields;
  fields.put(message);
  return fields.take();
}

template <typename Message>
Message decoded(std::string_view text) {
  MessageReader fields(text);
  Message message;
  fields.get(message);
  fields.end();
  return message;
}

}  // namespace

std::string encode(const Offer& offer) { return encoded(offer); }
std::string encode(const Hello& hello) { return encoded(hello); }
std::string encode(const Join& join) { return encoded(join); }
std::string encode(const WorkerOrder& order) { return encoded(order); }
std::string encode(const Cancel& cancel) { return encoded(cancel); }
std::string encode(const Judge& judge) { return encoded(judge); }
std::string encode(const Judged& judged) { return encoded(judged); }
std::string encode(const WorkerReport& report) { return encoded(report); }

Offer decodeOffer(std::string_view text) { return decoded<Offer>(text); }

Hello decodeHello(std::string_view text) {
  Hello hello = decoded<Hello>(text);
  if (hello.slots == 0 || hello.slots > mostSlots) throw BadMessage();
  return hello;
}

Join decodeJoin(std::string_view text) { return decoded<Join>(text); }
WorkerOrder decodeWorkerOrder(std::string_view text) { return decoded<WorkerOrder>(text); }
Cancel decodeCancel(std::string_view text) { return decoded<Cancel>(text); }

Judge decodeJudge(std::string_view text) {
  Judge judge = decoded<Judge>(text);
  auto& [rule, times, rate] = judge.repetition;
  if (times < 1 || !(rate > 0 && rate <= 1)) throw BadMessage();
  times = std::min(times, Repetition::mostTimes);
  return judge;
}

Judged decodeJudged(std::string_view text) { return decoded<Judged>(text); }
WorkerReport decodeWorkerReport(std::string_view text) { return decoded<WorkerReport>(text); }

}  // namespace hone
