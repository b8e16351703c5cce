#include "farm/messages.h"

#include <algorithm>

#include "farm/fields.h"

namespace hone {
namespace {

std::string_view textOf(const FarmToken& token) { return {reinterpret_cast<const char*>(token.data()), token.size()}; }

FarmToken tokenOf(std::string_view text) {
  FarmToken token;
  if (text.size() != token.size()) throw BadMessage();
  std::ranges::copy(text, reinterpret_cast<char*>(token.data()));
  return token;
}

/// The most slots of one worker, so that the sum over all workers can't overflow.
constexpr uint64_t mostSlots = 1 << 20;

template <typename Enum>
Enum oneOf(uint64_t number, Enum last) {
  if (number > static_cast<uint64_t>(last)) throw BadMessage();
  return static_cast<Enum>(number);
}

}  // namespace

std::string encode(const Offer& offer) {
  FieldWriter fields;
  fields.bytes(offer.test).number(offer.environment.size());
  for (const EnvironmentFile& file : offer.environment) fields.bytes(file.name).number(file.bytes).bytes(file.sha256);
  return fields.take();
}

Offer decodeOffer(std::string_view text) {
  FieldReader fields(text);
  Offer offer{fields.bytes(), {}};
  for (size_t count = fields.count(3); count > 0; --count) {
    EnvironmentFile file;
    file.name = fields.bytes();
    file.bytes = fields.number();
    file.sha256 = fields.bytes();
    offer.environment.push_back(std::move(file));
  }
  fields.end();
  return offer;
}

std::string encode(const Hello& hello) {
  return FieldWriter()
      .bytes(textOf(hello.challenge))
      .bytes(hello.worker)
      .bytes(hello.host)
      .number(hello.slots)
      .number(hello.hasTest)
      .bytes(hello.refusal)
      .take();
}

Hello decodeHello(std::string_view text) {
  FieldReader fields(text);
  Hello hello;
  hello.challenge = tokenOf(fields.view());
  hello.worker = fields.bytes();
  hello.host = fields.bytes();
  hello.slots = fields.number();
  if (hello.slots == 0 || hello.slots > mostSlots) throw BadMessage();
  hello.hasTest = fields.number() != 0;
  hello.refusal = fields.bytes();
  fields.end();
  return hello;
}

std::string encode(const Join& join) {
  return FieldWriter().bytes(textOf(join.challenge)).bytes(join.function).bytes(join.bundle).bytes(join.base).take();
}

Join decodeJoin(std::string_view text) {
  FieldReader fields(text);
  Join join;
  join.challenge = tokenOf(fields.view());
  join.function = fields.bytes();
  join.bundle = fields.bytes();
  join.base = fields.bytes();
  fields.end();
  return join;
}

std::string encode(const WorkerOrder& order) {
  return FieldWriter().bytes(textOf(order.challenge)).real(order.slowness).take();
}

WorkerOrder decodeWorkerOrder(std::string_view text) {
  FieldReader fields(text);
  WorkerOrder order;
  order.challenge = tokenOf(fields.view());
  order.slowness = fields.real();
  fields.end();
  return order;
}

std::string encode(const Cancel& cancel) { return FieldWriter().number(cancel.job).take(); }

Cancel decodeCancel(std::string_view text) {
  FieldReader fields(text);
  const Cancel cancel{fields.number()};
  fields.end();
  return cancel;
}

std::string encode(const Judge& judge) {
  return FieldWriter()
      .number(judge.hash.high)
      .number(judge.hash.low)
      .number(judge.timeoutSeconds.has_value())
      .real(judge.timeoutSeconds.value_or(0))
      .bytes(judge.crash)
      .number(static_cast<uint64_t>(judge.repetition.rule))
      .number(static_cast<uint64_t>(judge.repetition.times))
      .real(judge.repetition.rate)
      .number(judge.isDifference)
      .bytes(judge.candidate)
      .take();
}

Judge decodeJudge(std::string_view text) {
  FieldReader fields(text);
  Judge judge;
  judge.hash.high = fields.number();
  judge.hash.low = fields.number();
  const bool limited = fields.number() != 0;
  if (const double seconds = fields.real(); limited) judge.timeoutSeconds = seconds;
  judge.crash = fields.bytes();
  judge.repetition.rule = oneOf(fields.number(), Repetition::Rule::byRate);
  judge.repetition.times = static_cast<int>(std::min<uint64_t>(fields.number(), Repetition::mostTimes));
  judge.repetition.rate = fields.real();
  if (judge.repetition.times < 1 || !(judge.repetition.rate > 0 && judge.repetition.rate <= 1)) throw BadMessage();
  judge.isDifference = fields.number() != 0;
  judge.candidate = fields.bytes();
  fields.end();
  return judge;
}

std::string encode(const Judged& judged) {
  const TestResult result = judged.result.value_or(TestResult{});
  return FieldWriter()
      .bytes(judged.worker)
      .bytes(judged.error)
      .number(judged.result.has_value())
      .number(static_cast<uint64_t>(result.verdict))
      .real(result.seconds)
      .number(static_cast<uint64_t>(static_cast<int64_t>(result.exitCode)))
      .number(static_cast<uint64_t>(result.signal))
      .number(result.timedOut)
      .number(static_cast<uint64_t>(result.doubt))
      .bytes(result.crash)
      .take();
}

Judged decodeJudged(std::string_view text) {
  FieldReader fields(text);
  Judged judged;
  judged.worker = fields.bytes();
  judged.error = fields.bytes();
  const bool has = fields.number() != 0;
  TestResult result;
  result.verdict = oneOf(fields.number(), Verdict::unresolved);
  result.seconds = fields.real();
  result.exitCode = static_cast<int>(static_cast<int64_t>(fields.number()));
  result.signal = static_cast<int>(fields.number());
  result.timedOut = fields.number() != 0;
  result.doubt = oneOf(fields.number(), Doubt::launcherKilled);
  result.crash = fields.bytes();
  fields.end();
  if (has) judged.result = std::move(result);
  return judged;
}

std::string encode(const WorkerReport& report) {
  return FieldWriter()
      .bytes(report.worker)
      .bytes(report.host)
      .number(report.slots)
      .number(report.busy)
      .number(report.runs)
      .number(report.tests)
      .take();
}

WorkerReport decodeWorkerReport(std::string_view text) {
  FieldReader fields(text);
  WorkerReport report;
  report.worker = fields.bytes();
  report.host = fields.bytes();
  report.slots = fields.number();
  report.busy = fields.number();
  report.runs = fields.number();
  report.tests = fields.number();
  fields.end();
  return report;
}

}  // namespace hone
