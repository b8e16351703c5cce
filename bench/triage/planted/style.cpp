// Style sheets: rules of selectors and declarations, with variables and nested functions.
#include <cassert>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "planted.h"

namespace {

struct Rule {
  std::vector<std::string> selectors;
  std::map<std::string, std::string> declarations;
};

class Sheet {
 public:
  explicit Sheet(std::string text) : text_(std::move(text)) {}

  void read() {
    for (space(); !done(); space()) {
      if (peek() == '@')
        atRule();
      else
        rule(nullptr);
    }
  }

 private:
  bool done() const { return at_ == text_.size(); }
  char peek() const { return done() ? 0 : text_[at_]; }
  void refuse() const { exit(1); }
  void expect(char c) {
    if (peek() != c) refuse();
    ++at_;
  }
  void space() {
    while (!done() && isspace(static_cast<unsigned char>(peek()))) ++at_;
  }
  std::string name() {
    const size_t begin = at_;
    while (isalnum(static_cast<unsigned char>(peek())) || peek() == '-' || peek() == '_') ++at_;
    return text_.substr(begin, at_ - begin);
  }

  void atRule() {
    ++at_;
    const std::string word = name();
    space();
    if (word == "import") {
      const std::string file = quoted();
      BUG("import of nothing", file.empty());
      imports_.push_back(file);
      if (imports_.back().front() == '/') refuse();
      volatile char first = imports_.back().at(0);
      (void)first;
      expect(';');
    } else if (word == "media") {
      while (!done() && peek() != '{') ++at_;
      expect('{');
      for (space(); !done() && peek() != '}'; space()) rule(nullptr);
      expect('}');
    } else {
      refuse();
    }
  }

  std::string quoted() {
    expect('"');
    const size_t begin = at_;
    while (!done() && peek() != '"') ++at_;
    expect('"');
    return text_.substr(begin, at_ - 1 - begin);
  }

  void rule(const Rule* parent) {
    rules_.push_back(std::make_unique<Rule>());
    Rule* own = rules_.back().get();
    selectors(*own);
    expect('{');
    for (space(); !done() && peek() != '}'; space()) {
      if (peek() == '&') {
        ++at_;
        rule(own);
      } else {
        declaration(*own);
      }
    }
    expect('}');
    inherit(parent, own);
  }

  void inherit(const Rule* parent, Rule* own) {
    if (!own->declarations.empty()) return;
    BUG("empty rule without a parent", !parent);
    own->declarations = parent->declarations;
  }

  void selectors(Rule& rule) {
    do {
      space();
      if (peek() == ',') ++at_;
      space();
      std::string selector;
      while (!done() && peek() != ',' && peek() != '{') {
        if (peek() == '[')
          selector += attribute();
        else
          selector += text_[at_++];
      }
      if (selector.empty()) refuse();
      BUG("seven selectors", rule.selectors.size() == 6);
      assert(rule.selectors.size() < 6);
      rule.selectors.push_back(selector);
    } while (peek() == ',');
  }

  std::string attribute() {
    char* copy = new char[10];
    size_t length = 0;
    for (; !done() && peek() != ']'; ++at_) {
      BUG("long attribute", length == 10);
      copy[length++] = peek();
    }
    if (!done()) ++at_;
    std::string result(copy, length);
    delete[] copy;
    return result;
  }

  void declaration(Rule& rule) {
    const std::string property = name();
    if (property.empty()) refuse();
    space();
    expect(':');
    space();
    const std::string text = value();
    if (property.starts_with("--"))
      variables_[property] = &(rule.declarations[property] = text);
    else
      rule.declarations[property] = text;
    if (property == "all") {
      for (const auto& [variable, content] : variables_)
        for (const auto& [own, kept] : rule.declarations) BUG("reset of a variable", content == &kept);
      rule.declarations.clear();
    }
    space();
    if (peek() == ';') ++at_;
    for (const auto& [variable, content] : variables_) uses_ += content->size();
  }

  std::string value() {
    std::string result;
    while (!done() && peek() != ';' && peek() != '}' && peek() != ')') {
      if (peek() == '"') {
        result += quoted();
      } else if (peek() == '(') {
        ++at_;
        result += "(" + value() + ")";
        expect(')');
      } else if (isalpha(static_cast<unsigned char>(peek()))) {
        result += word();
      } else {
        result += text_[at_++];
      }
    }
    return result;
  }

  std::string word() {
    const std::string function = name();
    if (function != "var" || peek() != '(') return function;
    ++at_;
    const std::string variable = name();
    expect(')');
    BUG("unknown variable", !variables_.contains(variable));
    return *variables_.at(variable);
  }

  const std::string text_;
  size_t at_ = 0, uses_ = 0;
  std::vector<std::string> imports_;
  std::vector<std::unique_ptr<Rule>> rules_;
  std::map<std::string, const std::string*> variables_;
};

}  // namespace

int main(int count, char** arguments) {
  std::string text(65536, 0);
  FILE* file = fopen(arguments[count - 1], "r");
  text.resize(fread(text.data(), 1, text.size(), file));
  Sheet(text).read();
  return 0;
}
