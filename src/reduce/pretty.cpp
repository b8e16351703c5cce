// The layout is guessed from the texts of tokens alone, so that it works for any language with braces, semicolons and
// infix operators; where it would change the tokens, a second reading shows it and nothing is changed.

#include "reduce/pretty.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "parse/recovery.h"
#include "text/characters.h"
#include "tree/project_files.h"

namespace hone {
namespace {

bool isWord(char c) {
  auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) || c == '_' || c == '$' || byte >= 0x80;
}

bool endsOperand(std::string_view token) {
  return isWord(token.back()) || token.back() == ')' || token.back() == ']' || token.back() == '"' ||
         token.back() == '\'';
}

bool beginsOperand(std::string_view token) {
  return isWord(token[0]) || std::string_view("([{\"'").find(token[0]) != std::string_view::npos;
}

bool isInfix(std::string_view token) {
  return token != "->" && token != "++" && token != "--" && token != "::" && std::ranges::all_of(token, [](char c) {
           return std::string_view("=+-*/%|&^!?").find(c) != std::string::npos;
         });
}

struct Leaf {
  std::string_view text;
  bool blankBefore;
  bool lineBefore = false;  ///< a line break that must stay
  bool isDirective = false;
};

bool hasLineBreak(std::string_view text) { return text.find_first_of("\r\n") != std::string_view::npos; }

/// All leaves but white space. Directives and comments may be hidden, but they are a part of the text; many of them end
/// with their line, so the line breaks beside them stay.
std::vector<Leaf> leavesOf(const Tree& tree) {
  std::vector<Leaf> leaves;
  uint32_t end = 0;
  bool endsWithLine = false;  // the last leaf
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    const std::string_view text = tree.text(id);
    const bool isHidden = node.kind == NodeKind::hidden;
    if (!(node.isVisible() || (isHidden && !isAllBlank(text))) || text.empty()) continue;
    const bool isDirective = tree.language(id).beginsLine(static_cast<Symbol>(node.symbol));
    const bool isOwnLine = isHidden || isDirective;
    const std::string_view between = std::string_view(tree.bytes()).substr(end, node.textBegin - end);
    leaves.push_back({text, !between.empty(), (isOwnLine || endsWithLine) && hasLineBreak(between), isDirective});
    end = node.textEnd;
    endsWithLine = isOwnLine;
  }
  return leaves;
}

class Writer {
 public:
  std::string write(const std::vector<Leaf>& leaves) {
    for (size_t i = 0; i < leaves.size(); ++i) {
      std::string_view token = leaves[i].text;
      std::string_view before = i > 0 ? leaves[i - 1].text : std::string_view();
      std::string_view after = i + 1 < leaves.size() ? leaves[i + 1].text : std::string_view();
      if (leaves[i].lineBefore && !atLineStart_) breakLine();
      if (token == "}") close();
      if (i > 0 && !atLineStart_ && wantsBlank(before, token, after, leaves[i].blankBefore)) text_ += ' ';
      put(token, leaves[i].isDirective ? 0 : depth_);
      if (token == "(" || token == "[") ++inner_;
      if ((token == ")" || token == "]") && inner_ > 0) --inner_;
      if (token == "{") open(after);
      bool statementEnds = token == ";" && inner_ == 0;
      bool blockEnds = token == "}" && inner_ == 0 && after != ";" && after != "," && after != ")";
      if (statementEnds || blockEnds) breakLine();
      infixBefore_ = !before.empty() && isInfix(token) && endsOperand(before);
    }
    if (!text_.empty() && text_.back() != '\n') text_ += '\n';
    return std::move(text_);
  }

 private:
  bool wantsBlank(std::string_view before, std::string_view token, std::string_view after, bool had) const {
    if (isWord(before.back()) && isWord(token[0])) return true;
    if (before == "," || infixBefore_) return true;
    if (isInfix(token) && endsOperand(before) && !after.empty() && beginsOperand(after)) return true;
    if (token == "{" && before != "(" && before != "[") return true;
    return had && before != "(" && token != ")" && token != ";" && token != ",";
  }

  void put(std::string_view token, size_t depth) {
    if (atLineStart_) text_.append(2 * depth, ' ');
    text_ += token;
    atLineStart_ = token.ends_with('\n');
  }

  void open(std::string_view after) {
    ++depth_;
    // What is in brackets stays on its line, and so does an empty block.
    if (inner_ == 0 && after != "}") breakLine();
  }

  void close() {
    if (depth_ > 0) --depth_;
    if (inner_ == 0 && !atLineStart_ && text_.back() != '{') breakLine();
  }

  void breakLine() {
    text_ += '\n';
    atLineStart_ = true;
  }

  std::string text_;
  size_t depth_ = 0;  ///< of braces
  size_t inner_ = 0;  ///< of other brackets
  bool atLineStart_ = false;
  bool infixBefore_ = false;  ///< the token before is an operator between two operands
};

std::string prettyProject(const Tree& tree) {
  std::string text;
  size_t at = 0;
  for (const TreeFile& file : filesIn(tree)) {
    if (file.contents == noNode) continue;
    const Node& contents = tree.node(file.contents);
    text += tree.bytes().substr(at, contents.textBegin - at);
    at = contents.textEnd;
    // The language lives as long as the project's.
    const std::shared_ptr<Language> language(tree.sharedLanguage(), &tree.language(file.contents));
    text += prettyText(*Tree::parse(language, std::string(tree.text(file.contents)), tree.encoding()));
  }
  return text += tree.bytes().substr(at);
}

}  // namespace

std::string prettyText(const Tree& tree) {
  if (tree.language().isSelfDelimiting()) return prettyProject(tree);
  std::vector<Leaf> leaves = leavesOf(tree);
  std::string text = Writer().write(leaves);
  TreePtr parsed = Tree::parse(tree.sharedLanguage(), text, tree.encoding());
  bool same = parsed->errors().size() <= tree.errors().size() && parsed->brokenIslands() <= tree.brokenIslands() &&
              std::ranges::equal(leavesOf(*parsed), leaves, {}, &Leaf::text, &Leaf::text);
  return same ? text : std::string(tree.bytes());
}

std::string closedText(const Tree& tree) {
  std::string text(tree.bytes());
  std::string closers;  // of what is open
  bool endCloses = false;
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    if (node.kind != NodeKind::token || node.language != tree.node(tree.root()).language) continue;
    if (node.symbol == endOfFile) endCloses = node.parent != tree.root();
    const char bracket = bracketOf(tree.language(id).grammar().tokenLiterals, static_cast<Symbol>(node.symbol));
    if (const char closer = closerOf(bracket))
      closers += closer;
    else if (bracket != 0 && !closers.empty() && closers.back() == bracket)
      closers.pop_back();
  }
  return endCloses ? text + std::string(closers.rbegin(), closers.rend()) : text;
}

}  // namespace hone
