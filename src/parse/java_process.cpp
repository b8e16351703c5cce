// A request is: 1 for a parse and 0 for tokens only, the text's length, the text. The answer is a row of numbers and
// strings in the order of recognizer::Result; a string is its length and its bytes. Between the tokens and what follows
// the process may ask for decisions: 1, the state, the precedence, how many visible tokens lie behind, 1 if the callers
// may be asked for. The reply is that of Request::predict; before it, a reply of -2 asks for the callers, their number
// first. A 0 ends the questions. Numbers have four bytes, the highest first, as Java's data streams have them.

#include "parse/java_process.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <utility>
#include <vector>

#include "grammar/recognizer_source.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// The process is gone.
struct Died {};

/// Its reading and writing throw Died.
class Channel {
 public:
  explicit Channel(int socket) : socket_(socket) {}

  void writeNumber(size_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) out_ += static_cast<char>(number >> shift);
  }
  void writeBytes(const void* bytes, size_t size) { out_.append(static_cast<const char*>(bytes), size); }
  void flush() {
    for (size_t at = 0; at < out_.size();) {
      ssize_t sent = ::send(socket_, out_.data() + at, out_.size() - at, MSG_NOSIGNAL);
      if (sent < 0 && errno == EINTR) continue;
      if (sent <= 0) throw Died();
      at += static_cast<size_t>(sent);
    }
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
    while (in_.size() - at_ < count) {
      char buffer[1 << 16];
      ssize_t got = ::recv(socket_, buffer, sizeof buffer, 0);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) throw Died();
      in_.append(buffer, static_cast<size_t>(got));
    }
  }

  int socket_;
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

/// Throws Died.
Answer converse(int socket, const recognizer::Request& request) {
  Answer answer;
  Channel channel(socket);
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
  explicit Process(const std::filesystem::path& folder) {
    const std::string classes = fmt::format("{}:{}", folder.string(), javaRuntime);
    const std::string main = fmt::format("@{}", (folder / javaArguments).string());
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
      throw UserError(fmt::format("no socket for a Java process: {}; close other programs", std::strerror(errno)));
    const char* arguments[] = {
        "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classes.c_str(), main.c_str(), nullptr};
    process_ = ::fork();
    if (process_ == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      // An interrupt from the terminal is for hone to act on.
      ::setpgid(0, 0);
      ::dup2(ends[1], 0);
      ::dup2(ends[1], 1);
      ::execvp("java", const_cast<char* const*>(arguments));
      ::_exit(127);
    }
    const int error = errno;
    ::close(ends[1]);
    socket_ = ends[0];
    if (process_ > 0) return;
    ::close(socket_);
    throw UserError(fmt::format("can't start Java: {}; close other programs", std::strerror(error)));
  }
  ~Process() {
    ::close(socket_);
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Throws Died.
  Answer ask(const recognizer::Request& request) {
    if (!std::exchange(greeted_, true)) {
      Channel channel(socket_);
      channel.writeNumber(request.lexerRules);
      channel.writeBytes(request.bothCases, request.lexerRules);
      channel.flush();
    }
    return converse(socket_, request);
  }

 private:
  int socket_ = -1;
  pid_t process_ = -1;
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
    } catch (const Died&) {
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
