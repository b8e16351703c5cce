// The protocol. A request is 1 (parse) or 0 (tokens only), the length of the text, and the text. The answer has the
// members of recognizer::Result in order; a string is its length and its bytes. After the tokens, the process may ask
// for decisions. A question is 1, the state, the precedence, the number of visible tokens already consumed, and 1 if it
// can name the callers. The reply is that of Request::predict. A reply of -2 before it asks for the callers, which come
// after their number. A 0 ends the questions. Numbers have four bytes, big-endian, as in Java's data streams.

#include "parse/java_process.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "process/conversation.h"
#include "process/program.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Numbers and strings over a conversation. Reading and writing throw ConversationEnded if the process has ended.
class Channel {
 public:
  explicit Channel(Conversation& conversation) : conversation_(conversation) {}

  void writeNumber(size_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) out_ += static_cast<char>(number >> shift);
  }
  void writeBytes(const void* bytes, size_t size) { out_.append(static_cast<const char*>(bytes), size); }
  void flush() {
    conversation_.write(out_);
    out_.clear();
  }

  int32_t readNumber() {
    need(4);
    uint32_t number = 0;
    for (int i = 0; i < 4; ++i) number = (number << 8) | static_cast<unsigned char>(in_[at_++]);
    return static_cast<int32_t>(number);
  }
  std::string readString() {
    size_t size = static_cast<size_t>(readNumber());
    need(size);
    at_ += size;
    return in_.substr(at_ - size, size);
  }

 private:
  void need(size_t count) {
    while (in_.size() - at_ < count) conversation_.read(in_);
  }

  Conversation& conversation_;
  std::string out_, in_;
  size_t at_ = 0;
};

/// Asks the process for the callers of the rule that it has a question about.
struct Callers {
  Channel& channel;
  std::vector<uint32_t> follows;

  static const uint32_t* ask(void* asker, size_t* count) {
    auto& [channel, follows] = *static_cast<Callers*>(asker);
    channel.writeNumber(static_cast<uint32_t>(-2));
    channel.flush();
    follows.resize(static_cast<size_t>(channel.readNumber()));
    for (uint32_t& follow : follows) follow = static_cast<uint32_t>(channel.readNumber());
    *count = follows.size();
    return follows.data();
  }
};

struct Answer {
  std::vector<recognizer::Token> tokens;
  std::vector<recognizer::Decision> decisions;
  std::vector<int64_t> errors;
  std::string texts, endText = "<EOF>", problem;
  bool parsed = false;

  recognizer::Result result() const {
    return {tokens.data(), tokens.size(), decisions.data(), decisions.size(), errors.data(),
            errors.size(), texts.data(),  endText.c_str(),  parsed,           problem.c_str()};
  }
};

/// The types of the visible tokens.
std::vector<int32_t> readTokens(Channel& channel, Answer& answer) {
  std::vector<int32_t> visible;
  for (int32_t count = channel.readNumber(); count > 0; --count) {
    recognizer::Token token{};
    token.type = channel.readNumber();
    token.channel = channel.readNumber();
    token.start = channel.readNumber();
    token.stop = channel.readNumber();
    token.textFrom = -1;
    if (channel.readNumber() != 0) {
      std::string text = channel.readString();
      token.textFrom = static_cast<int64_t>(answer.texts.size());
      token.textSize = static_cast<int64_t>(text.size());
      answer.texts += text;
    }
    answer.tokens.push_back(token);
    if (token.channel == 0) visible.push_back(token.type);
  }
  return visible;
}

void answerQuestions(Channel& channel, const recognizer::Request& request, const std::vector<int32_t>& visible) {
  Callers callers{channel, {}};
  while (channel.readNumber() != 0) {
    recognizer::Question question{};
    question.state = static_cast<uint32_t>(channel.readNumber());
    question.precedence = static_cast<uint32_t>(channel.readNumber());
    size_t behind = static_cast<size_t>(channel.readNumber());
    question.ahead = visible.data() + behind;
    question.aheadCount = visible.size() - behind;
    question.full = channel.readNumber() != 0;
    question.callers = Callers::ask;
    question.asker = &callers;
    channel.writeNumber(request.predict(request.prediction, &question));
    channel.flush();
  }
}

Answer converse(Conversation& conversation, const recognizer::Request& request) {
  Answer answer;
  Channel channel(conversation);
  channel.writeNumber(request.parse);
  channel.writeNumber(request.size);
  channel.writeBytes(request.utf8, request.size);
  channel.flush();
  answerQuestions(channel, request, readTokens(channel, answer));
  for (int32_t count = channel.readNumber(); count > 0; --count) {
    uint32_t state = static_cast<uint32_t>(channel.readNumber());
    answer.decisions.push_back({state, static_cast<uint32_t>(channel.readNumber())});
  }
  for (int32_t count = channel.readNumber(); count > 0; --count) answer.errors.push_back(channel.readNumber());
  answer.endText = channel.readString();
  answer.parsed = channel.readNumber() != 0;
  answer.problem = channel.readString();
  return answer;
}

}  // namespace

class JavaProcess::Process {
 public:
  explicit Process(const std::filesystem::path& folder)
      : conversation_(java(), {"java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp",
                               fmt::format("{}:{}", folder.string(), javaRuntime),
                               fmt::format("@{}", (folder / javaArguments).string())}) {}

  /// Throws ConversationEnded.
  Answer ask(const recognizer::Request& request) {
    if (!std::exchange(greeted_, true)) {
      Channel channel(conversation_);
      channel.writeNumber(request.lexerRules);
      channel.writeBytes(request.bothCases, request.lexerRules);
      channel.flush();
    }
    return converse(conversation_, request);
  }

 private:
  static std::string java() {
    std::string program = programInPath("java");
    if (program.empty()) throw UserError("the grammar's code needs Java: apt-get install default-jre-headless");
    return program;
  }

  Conversation conversation_;
  bool greeted_ = false;
};

JavaProcess::JavaProcess(const BuiltRecognizer& built)
    : folder_(built.folder), process_(std::make_unique<Process>(folder_)) {}

JavaProcess::~JavaProcess() = default;

void JavaProcess::ask(const recognizer::Request& request, const std::function<void(const recognizer::Result&)>& use) {
  Answer answer;
  for (int attempt = 0; attempt < 2; ++attempt) {
    try {
      if (!process_) process_ = std::make_unique<Process>(folder_);
      answer = process_->ask(request);
      break;
    } catch (const ConversationEnded&) {
      process_.reset();
      answer = {};
      answer.problem = "the Java process has died of this text, twice";
    } catch (...) {
      process_.reset();
      throw;
    }
  }
  use(answer.result());
}

}  // namespace hone
