#include "hone/move_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "process/dialogue.h"
#include "process/work_directory.h"
#include "text/archive.h"
#include "text/command_text.h"
#include "text/decode.h"
#include "text/duration.h"
#include "text/json_file.h"
#include "text/user_error.h"
#include "text/visible.h"

namespace hone {
namespace {

constexpr size_t mostMoves = 10'000;
constexpr size_t longestLine = size_t(1) << 20;
constexpr size_t longestEnd = 200;  ///< of the line that ends an answer
constexpr int mostStarts = 2;
constexpr size_t longestError = 200;
constexpr std::string_view remedyOfLine =
    R"(write {"edits": [{"start": N, "end": N, "text": "..."}]}, see docs/moves.md)";

/// The files of the text, by path, as places in it.
class Files {
 public:
  Files(const std::string& text, const MoveContext& context) : project_(context.project) {
    const auto archived = project_ ? filesOf(text) : std::nullopt;
    if (!archived) return;
    for (const ArchivedFile& file : *archived) {
      if (file.path == commandPath) continue;
      const size_t begin = static_cast<size_t>(file.stored.data() - text.data());
      places_[file.path] = {begin, begin + file.stored.size(), file.kind == ArchivedFile::Kind::text};
    }
  }

  /// Moves the edit from the file into the text.
  void place(MoveEdit& edit, const std::optional<std::string>& path, const JsonValue& value) const {
    if (!project_) {
      if (path && *path != "") value.fail("the input is one file: leave the file's name out");
      return;
    }
    const auto found = path ? places_.find(*path) : places_.size() == 1 ? places_.begin() : places_.end();
    if (found == places_.end()) value.fail("\"file\" must name a file of the folder, by its path from there");
    const auto [begin, end, isText] = found->second;
    if (!isText || edit.text.find_first_of("\x1c\x1d\x1e\x1f") != edit.text.npos)
      value.fail("only files of UTF-8 text, without the separators of ASCII, can be edited");
    if (edit.start > edit.end || edit.end > end - begin) value.fail("an edit is outside of the file");
    edit.start += begin;
    edit.end += begin;
  }

 private:
  struct Place {
    size_t begin, end;
    bool isText;
  };
  bool project_;
  std::map<std::string, Place> places_;
};

/// Reads the lines of one answer.
class MoveReader {
 public:
  MoveReader(const std::string& text, const MoveContext& context) : textSize_(text.size()), files_(text, context) {}

  /// Nothing: the line has no move, but is right. Throws UserError.
  std::optional<ProposedMove> read(const std::string& line) {
    if (line.size() > longestLine)
      throw UserError(fmt::format("it has more than {} MB; {}", longestLine >> 20, remedyOfLine));
    const JsonFile file(line, "the line", std::string(remedyOfLine));
    const JsonValue root = file.root();
    if (line.starts_with('[')) {
      vocabulary_ = root.texts();
      return std::nullopt;
    }
    if (root.find("format")) return std::nullopt;
    ProposedMove move;
    if (root.find("p")) {
      if (!readHint(root, move)) return std::nullopt;
    } else {
      for (const JsonValue& edit : root.at("edits").items()) readEdit(edit, move);
      if (const auto rank = root.find("rank")) move.rank = rank->number();
    }
    if (const char* fault = faultOf(move, textSize_)) root.fail(fault);
    return move;
  }

 private:
  void readEdit(const JsonValue& value, ProposedMove& move) const {
    MoveEdit edit{value.at("start").whole<size_t>(), value.at("end").whole<size_t>(), {}};
    if (const auto text = value.find("text")) edit.text = text->text();
    const auto path = value.find("file");
    files_.place(edit, path ? std::optional(path->text()) : std::nullopt, value);
    move.edits.push_back(std::move(edit));
  }

  /// False for a hint that is meant for passes of C-Vise and not to be tried.
  bool readHint(const JsonValue& hint, ProposedMove& move) const {
    for (const JsonValue& patch : hint.at("p").items()) {
      for (const JsonValue& part : {hint, patch})
        if (const auto type = word(part, "t"); type && type->starts_with('@')) return false;
      MoveEdit edit{patch.at("l").whole<size_t>(), patch.at("r").whole<size_t>(), word(patch, "v").value_or("")};
      files_.place(edit, word(patch, "f"), patch);
      move.edits.push_back(std::move(edit));
    }
    mergeOverlapping(move.edits);
    return true;
  }

  /// The word of the vocabulary that a hint's member names.
  std::optional<std::string> word(const JsonValue& value, std::string_view key) const {
    const auto index = value.find(key);
    if (!index || index->isNull()) return std::nullopt;
    if (vocabulary_.empty()) index->fail("no line with the vocabulary precedes it");
    return vocabulary_[index->whole<size_t>(vocabulary_.size() - 1)];
  }

  /// Patches of a hint may overlap: the first one then takes the other's range, too.
  static void mergeOverlapping(std::vector<MoveEdit>& edits) {
    std::ranges::stable_sort(edits, {}, [](const MoveEdit& edit) {
      return std::tuple(edit.start, std::numeric_limits<size_t>::max() - edit.end, !edit.text.empty());
    });
    std::vector<MoveEdit> merged;
    for (MoveEdit& edit : edits) {
      if (!merged.empty() && edit.start < merged.back().end)
        merged.back().end = std::max(merged.back().end, edit.end);
      else
        merged.push_back(std::move(edit));
    }
    edits = std::move(merged);
  }

  size_t textSize_;
  Files files_;
  std::vector<std::string> vocabulary_;
};

bool endsAnswer(std::string_view line) {
  if (line.size() > longestEnd || line.find("\"done\"") == line.npos) return false;
  const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
  return json.is_object() && json.value("done", nlohmann::json()) == true;
}

class MoveProgram : public MoveSource {
 public:
  MoveProgram(std::string command, MoveContext context) : command_(std::move(command)), context_(std::move(context)) {}

  std::vector<ProposedMove> moves(const std::string& text, const StopToken& stop) override {
    for (; dialogue_ || starts_ < mostStarts; dialogue_ = nullptr) {
      if (!folder_) folder_ = makeFolder(text.size());
      if (!folder_->write(text)) return {};
      if (!dialogue_) {
        dialogue_ = std::make_unique<Dialogue>(command_, folder_->root());
        ++starts_;
      }
      const Dialogue::Reply reply = dialogue_->ask(question(), endsAnswer, context_.seconds, stop);
      if (reply == Dialogue::Reply::answer)
        return movesIn(
            dialogue_->lines(), text, context_,
            [&](size_t line, std::string_view reason) { complainOnce(line, reason); }, stop);
      complaint_ = reasonOf(reply);
    }
    if (!std::exchange(isLost_, true))
      context_.warn(
          fmt::format("--moves '{}' {}, twice: the run goes on without it; try it by hand: echo "
                      "'{{\"path\": \"FILE\"}}' | {}",
                      visible(command_), complaint_, visible(command_)));
    return {};
  }

 private:
  std::unique_ptr<WorkDirectory> makeFolder(size_t bytes) const {
    std::string name = std::filesystem::path(context_.inputName).filename();
    // The question is UTF-8.
    if (name.empty() || name == "." || name == ".." || detectEncoding(name) != Encoding::utf8) name = "candidate";
    if (context_.project)
      return std::make_unique<WorkDirectory>(
          ProjectPlace{context_.oneFile ? "" : name, std::make_shared<const std::vector<FileToArchive>>()}, bytes);
    return std::make_unique<WorkDirectory>(name, WithFiles{}, bytes);
  }

  std::string question() const {
    std::string path = folder_->candidate();
    if (context_.oneFile && !folder_->files().empty()) path += "/" + folder_->files().front();
    return nlohmann::json({{"path", path}}).dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  }

  std::string reasonOf(Dialogue::Reply reply) const {
    if (reply == Dialogue::Reply::late)
      return fmt::format("wrote no line {{\"done\": true}} within {} (--moves-timeout)", secondsText(context_.seconds));
    if (reply == Dialogue::Reply::tooLong)
      return fmt::format("answered with more than {} MB or {} lines", Dialogue::mostBytes >> 20, Dialogue::mostLines);
    const std::string error = dialogue_->lastError();
    return R"(ended before it wrote {"done": true})" +
           (error.empty() ? "" : " and said: " + visible(error.substr(0, longestError)));
  }

  void complainOnce(size_t line, std::string_view reason) {
    if (std::exchange(hasComplained_, true)) return;
    context_.warn(fmt::format("--moves '{}': line {} of an answer is ignored, as such lines are from now on: {}",
                              visible(command_), line, visible(reason)));
  }

  const std::string command_;
  const MoveContext context_;
  std::unique_ptr<WorkDirectory> folder_;
  std::unique_ptr<Dialogue> dialogue_;
  int starts_ = 0;
  std::string complaint_;
  bool isLost_ = false, hasComplained_ = false;
};

}  // namespace

MakeMoveSource moveProgram(std::string command) {
  if (command.find_first_not_of(' ') == command.npos) throw UserError("--moves: give the command of a program");
  return [command = std::move(command)](const MoveContext& context) {
    return std::make_unique<MoveProgram>(command, context);
  };
}

std::vector<ProposedMove> movesIn(const std::vector<std::string>& lines, const std::string& text,
                                  const MoveContext& context,
                                  const std::function<void(size_t line, std::string_view reason)>& complain,
                                  const StopToken& stop) {
  MoveReader reader(text, context);
  std::vector<ProposedMove> moves;
  for (size_t i = 0; i < lines.size(); ++i) {
    stop.check();
    if (moves.size() == mostMoves) {
      complain(i + 1, fmt::format("an answer has at most {} moves: write the best ones first", mostMoves));
      break;
    }
    try {
      if (std::optional<ProposedMove> move = reader.read(lines[i])) moves.push_back(std::move(*move));
    } catch (const UserError& error) {
      complain(i + 1, error.what());
    }
  }
  return moves;
}

}  // namespace hone
