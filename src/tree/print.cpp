#include "tree/print.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "text/visible.h"

namespace hone {
namespace {

/// The text as a JSON string, which most people can read. Invalid UTF-8 becomes U+FFFD.
std::string jsonString(std::string_view text) {
  return nlohmann::json(std::string(text)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Calls `enter(node)` before and `leave(node)` after a node's children, without recursion.
template <typename Enter, typename Leave>
void walk(const Tree& tree, Enter&& enter, Leave&& leave) {
  std::vector<NodeId> open;
  for (NodeId id = 0; id <= tree.size(); ++id) {
    while (!open.empty() && tree.node(open.back()).end <= id) {
      leave(open.back());
      open.pop_back();
    }
    if (id == tree.size()) break;
    enter(id);
    open.push_back(id);
  }
}

/// Parts of about this size are passed on.
constexpr size_t partSize = 1 << 16;

void passOn(std::string& part, const TextSink& sink) {
  sink(part);
  part.clear();
}

}  // namespace

std::string_view kindName(NodeKind kind) {
  switch (kind) {
    case NodeKind::rule: return "rule";
    case NodeKind::choice: return "choice";
    case NodeKind::optional: return "optional";
    case NodeKind::star: return "star";
    case NodeKind::plus: return "plus";
    case NodeKind::token: return "token";
    case NodeKind::hidden: return "hidden";
    case NodeKind::island: return "island";
    case NodeKind::fragment: return "fragment";
    case NodeKind::error: break;
  }
  return "error";
}

void writeText(const Tree& tree, const TextSink& sink) {
  constexpr size_t deepest = 100;
  std::string out;
  size_t depth = 0;
  walk(
      tree,
      [&](NodeId id) {
        const Node& node = tree.node(id);
        out.append(2 * std::min(depth++, deepest), ' ');
        out += tree.symbolName(id);
        if (node.isLeaf())
          out += ' ' + visible(jsonString(tree.text(id))) + (node.kind == NodeKind::hidden ? " (hidden)" : "");
        else if (node.alternative > 0)
          out += fmt::format(" #{}", node.alternative + 1);
        out += '\n';
        if (out.size() > partSize) passOn(out, sink);
      },
      [&](NodeId) { --depth; });
  passOn(out, sink);
}

void writeJson(const Tree& tree, const TextSink& sink) {
  std::string out;
  bool first = true;  // of its parent's children
  walk(
      tree,
      [&](NodeId id) {
        const Node& node = tree.node(id);
        if (!first) out += ',';
        first = !node.isLeaf();
        out += fmt::format(R"({{"kind":"{}","name":{},"begin":{},"end":{})", kindName(node.kind),
                           jsonString(tree.symbolName(id)), node.textBegin, node.textEnd);
        if (node.isLeaf())
          out += R"(,"text":)" + jsonString(tree.text(id));
        else
          out += fmt::format(R"(,"alternative":{},"children":[)", node.alternative + 1);
      },
      [&](NodeId id) {
        out += tree.node(id).isLeaf() ? "}" : "]}";
        first = false;
        if (out.size() > partSize) passOn(out, sink);
      });
  passOn(out, sink);
}

namespace {

/// Writes white space as ANTLR's escapes.
void appendEscaped(std::string& out, std::string_view text) {
  for (char c : text) {
    if (c == '\n')
      out += "\\n";
    else if (c == '\r')
      out += "\\r";
    else if (c == '\t')
      out += "\\t";
    else
      out += c;
  }
}

/// Writes the nodes of ANTLR's tree in order. A rule without children is only its name.
class LispWriter {
 public:
  void open(std::string_view name) {
    separate();
    starts_.push_back(out_.size());
    out_ += '(';
    out_ += name;
  }
  void close() {
    bool childless = out_.find(' ', starts_.back()) == std::string::npos;
    if (childless)
      out_.erase(starts_.back(), 1);
    else
      out_ += ')';
    starts_.pop_back();
  }
  void leaf(std::string_view text, Encoding encoding) {
    separate();
    if (encoding == Encoding::utf8) return appendEscaped(out_, text);
    std::string decoded;
    for (unsigned char c : text) encode(c, Encoding::utf8, decoded);
    appendEscaped(out_, decoded);
  }
  std::string take() { return std::move(out_); }

 private:
  void separate() {
    if (!out_.empty()) out_ += ' ';
  }

  std::string out_;
  std::vector<size_t> starts_;  ///< of the open rules
};

bool isRecursion(const Tree& tree, NodeId id) {
  const Node& node = tree.node(id);
  return node.kind == NodeKind::star && tree.language().grammar().parser.states[node.symbol].precedenceDecision;
}

}  // namespace

std::string toLisp(const Tree& tree) {
  LispWriter writer;
  walk(
      tree,
      [&](NodeId id) {
        const Node& node = tree.node(id);
        if (node.kind == NodeKind::rule) {
          writer.open(tree.symbolName(id));
          // `1 + 2 + 3` is (e (e (e 1) + (e 2)) + (e 3)): an iteration comes after all earlier ones.
          for (NodeId child = id + 1; child < node.end; child = tree.node(child).end)
            if (!tree.node(child).isLeaf() && isRecursion(tree, child)) writer.open(tree.symbolName(id));
        } else if (isRecursion(tree, id)) {
          writer.close();
        } else if (node.kind == NodeKind::token && static_cast<Symbol>(node.symbol) == endOfFile) {
          const std::string* other = tree.otherText(id);
          writer.leaf(other ? *other : "<EOF>", Encoding::utf8);
        } else if (node.kind == NodeKind::token && tree.node(node.parent).kind != NodeKind::error) {
          const std::string* other = tree.otherText(id);
          writer.leaf(other ? *other : tree.text(id), other ? Encoding::utf8 : tree.encoding());
        }
      },
      [&](NodeId id) {
        if (tree.node(id).kind == NodeKind::rule) writer.close();
      });
  return writer.take();
}

void writeDot(const Tree& tree, const TextSink& sink) {
  std::string out = "digraph tree {\n  node [shape=box, fontname=\"sans-serif\"];\n";
  for (NodeId id = 0; id < tree.size(); ++id) {
    const Node& node = tree.node(id);
    std::string label = node.isLeaf() ? std::string(tree.text(id)) : tree.symbolName(id);
    out += fmt::format("  n{} [label={}{}];\n", id, jsonString(label), node.isLeaf() ? ", style=filled" : "");
    if (node.parent != noNode) out += fmt::format("  n{} -> n{};\n", node.parent, id);
    if (out.size() > partSize) passOn(out, sink);
  }
  out += "}\n";
  passOn(out, sink);
}

}  // namespace hone
