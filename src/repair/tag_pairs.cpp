// The tags are taken from the lexer's tokens, so that those in comments and strings don't count. An end tag closes the
// innermost element of its name; what was begun within that and is still open has lost its end tag. Where it goes: an
// element whose text begins behind its start tag most likely ended on that line, another one where the lines are
// indented no deeper than its start tag. On its line, it ends before what the whole elements of its name don't hold: as
// `<b>note</b>: text` shows for `<b>hint: more text`.

#include "repair/tag_pairs.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "repair/characters.h"
#include "repair/element_shapes.h"
#include "text/characters.h"

namespace hone {
namespace {

struct Tag {
  bool ends;
  bool optional;  ///< its element needs no end tag
  std::string_view name;
  uint32_t begin, end;
  bool whole = false;  ///< an empty element: `<br/>`
};

struct Child {
  uint32_t begin, end;
  std::string name;
};

struct Element {
  Tag start;
  std::vector<Child> children;  ///< in order
};

class TagReader {
 public:
  TagReader(Language& language, const TagPairs& tags) : language_(language) {
    const std::vector<std::string>& names = language.grammar().tokenNames;
    auto type = [&](const std::string& name) {
      return static_cast<Symbol>(std::ranges::find(names, name) - names.begin());
    };
    open_ = type(tags.open), end_ = type(tags.end), close_ = type(tags.close), empty_ = type(tags.empty);
    for (const std::string& name : tags.names) names_[type(name)] = false;
    for (const std::string& name : tags.optional) names_[type(name)] = true;
  }

  std::vector<Tag> tagsOf(std::string_view text, Encoding encoding) const {
    std::vector<Tag> found, begun;  // tags in an attribute of another one end before it
    uint32_t last = 0;              // where the last one begins
    bool atName = false;
    for (const Token& token : language_.lexer().all(text, encoding)) {
      if (token.hidden) continue;
      if (token.type == open_ || token.type == end_) {
        if (atName) begun.pop_back();
        begun.push_back({token.type == end_, false, {}, token.begin, 0});
        last = token.begin;
        atName = true;
      } else if (atName) {
        atName = false;
        const auto name = names_.find(token.type);
        if (name == names_.end()) {
          begun.pop_back();
          continue;
        }
        begun.back().name = text.substr(token.begin, token.end - token.begin);
        begun.back().optional = name->second;
      } else if (!begun.empty() && (token.type == close_ || token.type == empty_)) {
        begun.back().end = token.end;
        begun.back().whole = token.type == empty_;
        if (!begun.back().whole || !begun.back().ends) found.push_back(begun.back());
        begun.pop_back();
      }
    }
    if (!atName && !begun.empty() && begun.back().ends && begun.back().begin == last) {  // the text is cut off there
      begun.back().end = static_cast<uint32_t>(text.size());
      found.push_back(begun.back());
    }
    std::ranges::sort(found, {}, &Tag::begin);
    return found;
  }

 private:
  Language& language_;
  Symbol open_, end_, close_, empty_;
  std::map<Symbol, bool> names_;  ///< types of the names; whether the end tag is optional
};

/// In the order of the text.
std::vector<Tag> matchedTags(const TagPairs& tags, std::string_view text) {
  std::vector<Tag> found;
  for (const bool ends : {false, true}) {
    const RE2 pattern(ends ? tags.endPattern : tags.startPattern);
    std::array<re2::StringPiece, 2> groups;
    const re2::StringPiece whole(text.data(), text.size());
    for (size_t at = 0; pattern.Match(whole, at, text.size(), RE2::UNANCHORED, groups.data(), 2);) {
      const auto begin = static_cast<size_t>(groups[0].data() - text.data());
      at = begin + std::max<size_t>(groups[0].size(), 1);
      found.push_back({ends, false, std::string_view(groups[1].data(), groups[1].size()), static_cast<uint32_t>(begin),
                       static_cast<uint32_t>(at)});
    }
  }
  std::ranges::sort(found, {}, &Tag::begin);
  return found;
}

/// In the order of the text. What would stand within a tag that is replaced comes behind it.
Changes inOrder(Changes changes) {
  std::ranges::stable_sort(changes, {}, &Change::offset);
  uint32_t end = 0;
  for (Change& change : changes) {
    if (change.offset < end) {
      change.removed -= std::min(change.removed, end - change.offset);
      change.offset = end;
    }
    end = change.offset + change.removed;
  }
  return joined(std::move(changes));
}

class Pairing {
 public:
  Pairing(std::string_view text, const TagPairs& tags, bool all) : text_(text), tags_(tags), all_(all) {}

  PairedTags run(const std::vector<Tag>& tags) {
    learnShapes(tags);
    for (const Tag& tag : tags)
      if (!tag.whole) lost_[key(tag.name)] += tag.ends ? -1 : 1;
    for (const Tag& tag : tags) {
      const std::string name = key(tag.name);
      if (tag.whole) continue;
      if (!tag.ends) {
        if (endsInstead(tag)) {
          changes_.push_back({tag.begin, tag.end - tag.begin, endTag(tag.name)});
          lost_[name] -= 2;
          pop(tag.end);
        } else if (lost_[name] > 0 && isHollow(tag)) {
          changes_.push_back({tag.end - static_cast<uint32_t>(tags_.closeText.size()), 0, "/"});
          --lost_[name];
        } else {
          if (open_.empty() && roots_ == 0) rootBegin_ = tag.begin;
          open_.push_back({tag, {}});
          ++count_[name];
        }
        continue;
      }
      if (count_[name] == 0) {
        const bool misspelt = !open_.empty() && !open_.back().start.optional && lost_[key(open_.back().start.name)] > 0;
        if (misspelt) {
          changes_.push_back({tag.begin, tag.end - tag.begin, endTag(open_.back().start.name)});
        } else {
          closesNothing(tag);
          continue;
        }
        --lost_[key(open_.back().start.name)];
        pop(tag.end);
        continue;
      }
      while (key(open_.back().start.name) != name) closeLast(tag.begin);
      pop(tag.end);
    }
    size_t end = text_.find_last_not_of(" \t\r\n") + 1;
    if (!tags.empty() && tags.back().end == text_.size() && !text_.ends_with(tags_.closeText)) {
      end = text_.size();
      // A tag that is replaced is whole.
      const bool isWhole = !changes_.empty() && changes_.back().offset == tags.back().begin;
      if (!isWhole) changes_.push_back({tags.back().end, 0, tags_.closeText});
    }
    while (!open_.empty()) closeLast(static_cast<uint32_t>(end));
    PairedTags result;
    constexpr size_t most = 8;
    for (size_t i = 0; i < others_.size() && i < most; ++i) {
      // The last one has all the rest too.
      Changes changes = changes_;
      for (size_t j = i; j < (i + 1 == most ? others_.size() : i + 1); ++j)
        if (const auto found = std::ranges::find(changes, others_[j].first); found != changes.end())
          *found = others_[j].second;
      result.rivals.push_back(inOrder(std::move(changes)));
    }
    result.best = inOrder(std::move(changes_));
    if (!tags_.ignoreCase && roots_ > 1 && !saidAgain()) {
      result.wrapped = result.best;
      result.wrapped.insert(std::ranges::lower_bound(result.wrapped, rootBegin_, {}, &Change::offset),
                            {rootBegin_, 0, "<root>\n"});
      const uint32_t last = result.wrapped.back().offset + result.wrapped.back().removed;
      result.wrapped.push_back({std::max(static_cast<uint32_t>(end), last), 0, "\n" + endTag("root")});
      result.wrapped = inOrder(std::move(result.wrapped));
    }
    return result;
  }

 private:
  /// An end tag of which no element is open: it is one too many, or its start tag is missing. Text before it speaks for
  /// a start tag.
  void closesNothing(const Tag& tag) {
    if (std::ranges::find(tags_.hollow, key(tag.name)) != tags_.hollow.end())
      return changes_.push_back({tag.begin, tag.end - tag.begin, "<" + std::string(tag.name) + "/>"});
    const Change removal{tag.begin, tag.end - tag.begin, {}};
    if (uint32_t& crossed = crossed_[key(tag.name)]; crossed > 0) {
      --crossed;
      changes_.push_back(removal);
      return;
    }
    const std::string start = "<" + std::string(tag.name) + ">";
    const size_t line = tag.begin == 0 ? 0 : text_.rfind('\n', tag.begin - 1) + 1;
    const size_t first = std::min<size_t>(text_.find_first_not_of(" \t", line), tag.begin);
    Change putIn{static_cast<uint32_t>(first), 0, start};
    bool text = first < tag.begin;
    if (text) {
      // Behind the last tag on the line.
      const size_t last = text_.substr(first, tag.begin - first).rfind('>');
      if (last != std::string_view::npos) putIn.offset = static_cast<uint32_t>(first + last + 1);
      text = putIn.offset < tag.begin;
    } else {
      // Before the lines above that are indented deeper.
      size_t begin = line;
      while (begin > 0) {
        const size_t above = begin < 2 ? 0 : text_.rfind('\n', begin - 2) + 1;
        const size_t depth = text_.find_first_not_of(" \t", above);
        if (depth < begin - 1 && depth - above <= first - line) break;
        begin = above;
      }
      text = begin < line;
      putIn = {static_cast<uint32_t>(begin), 0, std::string(text_.substr(line, first - line)) + start + "\n"};
    }
    changes_.push_back(text ? putIn : removal);
    others_.emplace_back(changes_.back(), text ? removal : putIn);
  }

  std::string key(std::string_view name) const { return tags_.ignoreCase ? lowerCase(name) : std::string(name); }

  std::string endTag(std::string_view name) const { return tags_.endText + std::string(name) + tags_.closeText; }

  /// What stands behind the first root stands in it, too: as a longer file leaves it behind a shorter one.
  bool saidAgain() const {
    const std::string_view rest = text_.substr(rootEnd_, text_.find_last_not_of(" \t\r\n") + 1 - rootEnd_);
    const size_t first = std::min(rest.find_first_not_of(" \t\r\n"), rest.size());
    return text_.substr(0, rootEnd_).find(rest.substr(first)) != std::string_view::npos;
  }

  /// Its element is always empty: by the language, or as this text writes it.
  bool isHollow(const Tag& tag) const {
    if (std::ranges::find(tags_.hollow, key(tag.name)) != tags_.hollow.end()) return true;
    if (tags_.ignoreCase || text_.find(tags_.endText + std::string(tag.name)) != std::string_view::npos) return false;
    const std::string start = "<" + std::string(tag.name);
    const std::string_view next = text_.substr(std::min(text_.find_first_not_of(" \t\r\n", tag.end), text_.size()));
    if (!next.starts_with(tags_.endText) && !next.starts_with(start)) return false;
    for (size_t at = text_.find(start); at != std::string_view::npos; at = text_.find(start, at + 1))
      if (const size_t end = text_.find('>', at); end != std::string_view::npos && text_[end - 1] == '/') return true;
    return false;
  }

  /// A start tag that should have been the end tag of the innermost element: `<b>text<b>`, or indented like the start
  /// tag, with no element to come.
  bool endsInstead(const Tag& tag) {
    if (open_.empty() || key(open_.back().start.name) != key(tag.name) || lost_[key(tag.name)] < 2) return false;
    const size_t after = text_.find_first_not_of(" \t\r\n", tag.end);
    auto onItsOwn = [&](const Tag& one) {
      return indentation(one.begin).size() + 1 == one.begin - text_.rfind('\n', one.begin);
    };
    const bool plain = tag.end - tag.begin == tag.name.size() + 2;
    if (plain && onItsOwn(tag) && onItsOwn(open_.back().start) &&
        indentation(tag.begin) == indentation(open_.back().start.begin) &&
        (after == std::string_view::npos || text_.substr(after).starts_with(tags_.endText)))
      return true;
    const std::string_view content = text_.substr(open_.back().start.end, tag.begin - open_.back().start.end);
    const size_t next = text_.find_first_not_of(" \t\r\n", tag.end);
    return open_.back().children.empty() && !isBlankText(content) && content.find('\n') == std::string_view::npos &&
           (next == std::string_view::npos || text_[next] == '<');
  }

  /// Learns from the elements between a start and an end tag of the same name, with no tag amiss between them.
  void learnShapes(const std::vector<Tag>& tags) {
    struct Open {
      const Tag* start;
      std::set<std::string> children;
    };
    std::vector<Open> open;
    for (const Tag& tag : tags) {
      if (!tag.ends) {
        if (!open.empty()) open.back().children.insert(key(tag.name));
        if (!tag.whole) open.push_back({&tag, {}});
        continue;
      }
      auto found = std::find_if(open.rbegin(), open.rend(),
                                [&](const Open& one) { return key(one.start->name) == key(tag.name); });
      if (found == open.rend()) continue;
      if (found == open.rbegin())
        shapes_[key(tag.name)].add(text_.substr(found->start->end, tag.begin - found->start->end),
                                   std::move(found->children));
      open.erase(found.base() - 1, open.end());
    }
  }

  /// The innermost element ends at an offset; what comes behind that in it belongs to the element around it.
  void pop(uint32_t end) {
    Element element = std::move(open_.back());
    open_.pop_back();
    --count_[key(element.start.name)];
    if (open_.empty()) {
      if (++roots_ == 1) rootEnd_ = end;
      return;
    }
    std::vector<Child>& siblings = open_.back().children;
    siblings.push_back({element.start.begin, end, key(element.start.name)});
    for (Child& child : element.children)
      if (child.begin >= end) siblings.push_back(std::move(child));
  }

  /// The innermost element has lost its end tag, which would be before `limit`.
  void closeLast(uint32_t limit) {
    const Element& element = open_.back();
    if (element.start.optional && !all_) return pop(limit);
    if (lost_[key(element.start.name)] <= 0) ++crossed_[key(element.start.name)];
    --lost_[key(element.start.name)];
    std::string tag = endTag(element.start.name);
    uint32_t place = outOfChildren(element, endOnLine(element, limit));
    // On one line, no layout says where it ends.
    const std::string_view behind = place == UINT32_MAX ? "" : text_.substr(place, limit - std::min(place, limit));
    const bool anywhere = !isBlankText(behind) && behind.find('\n') == std::string_view::npos;
    if (place == UINT32_MAX) {
      // A document has one root.
      const bool root = !tags_.ignoreCase && open_.size() == 1;
      place = outOfChildren(element, root ? limit : endByIndentation(element.start, limit));
      // On a line of its own, as its start tag is.
      size_t line = text_.rfind('\n', place == 0 ? 0 : place - 1) + 1;
      if (place == line) tag = std::string(indentation(element.start.begin)) + tag + "\n";
    }
    changes_.push_back({place, 0, std::move(tag)});
    if (anywhere) others_.emplace_back(changes_.back(), Change{limit, 0, changes_.back().inserted});
    pop(place);
  }

  /// Where the line of the start tag ends, if the element's text begins on it; else UINT32_MAX.
  uint32_t endOnLine(const Element& element, uint32_t limit) {
    size_t end = std::min<size_t>(text_.find('\n', element.start.end), limit);
    std::string_view line = text_.substr(element.start.end, end - element.start.end);
    if (isBlankText(line)) return end == limit ? limit : UINT32_MAX;
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    const ElementShape& shape = shapes_[key(element.start.name)];
    for (const Child& child : element.children)
      if (shape.excludes(child.name)) {
        line = line.substr(0, std::min<size_t>(line.size(), child.begin - element.start.end));
        break;
      }
    const bool isText = element.children.empty() || element.children[0].begin >= element.start.end + line.size();
    if (isText && !line.empty()) line = line.substr(0, shape.lengthOf(line));
    return element.start.end + static_cast<uint32_t>(line.size());
  }

  uint32_t endByIndentation(const Tag& start, uint32_t limit) const {
    const size_t depth = indentation(start.begin).size();
    for (size_t line = text_.find('\n', start.end); line < limit; line = text_.find('\n', line + 1)) {
      std::string_view next =
          text_.substr(line + 1, std::min<size_t>(text_.find('\n', line + 1), text_.size()) - line - 1);
      size_t here = std::min(next.find_first_not_of(" \t"), next.size());
      bool reached = line + 1 + here >= limit;
      if (!reached && (isBlankText(next) || here > depth)) continue;
      return reached && line + 1 + here > limit ? limit : static_cast<uint32_t>(line + 1);
    }
    return limit;
  }

  /// The place, or the end of the child that it lies in.
  static uint32_t outOfChildren(const Element& element, uint32_t place) {
    if (place == UINT32_MAX) return place;
    for (const Child& child : element.children)
      if (child.begin < place && place < child.end) return child.end;
    return place;
  }

  std::string_view indentation(uint32_t at) const {
    size_t begin = at == 0 ? 0 : text_.rfind('\n', at - 1) + 1;
    return text_.substr(begin, std::min<size_t>(text_.find_first_not_of(" \t", begin), at) - begin);
  }

  std::string_view text_;
  const TagPairs& tags_;
  bool all_;
  std::vector<Element> open_;
  std::map<std::string, uint32_t> count_;    ///< of open elements, by name
  std::map<std::string, int> lost_;          ///< how many end tags are missing, by name
  std::map<std::string, uint32_t> crossed_;  ///< elements closed early whose end tag is still to come, by name
  size_t roots_ = 0;
  uint32_t rootBegin_ = 0, rootEnd_ = 0;  ///< of the first one
  ElementShapes shapes_;
  Changes changes_;
  std::vector<std::pair<Change, Change>> others_;  ///< a change, and what is as good in its place
};

}  // namespace

PairedTags pairedTags(Language* language, const TagPairs& tags, std::string_view text, Encoding encoding, bool all) {
  const bool matched = !tags.startPattern.empty();
  return Pairing(text, tags, all)
      .run(matched ? matchedTags(tags, text) : TagReader(*language, tags).tagsOf(text, encoding));
}

Changes tidiedMarkup(std::string_view text, bool markup) {
  constexpr std::string_view open = "<!--", close = "-->", openText = "<![CDATA[", closeText = "]]>";
  static const RE2 endTags(R"re(((?:\s*</[\w:.-]+\s*>)*)\s*$)re");
  static const RE2 attribute(R"re(\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))re");
  Changes changes;
  for (size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at)) {
    if (text.substr(at).starts_with(open)) {
      const size_t inside = at + open.size();
      const size_t end = text.find(close, inside), next = text.find(open, inside);
      if (end == std::string_view::npos || next < end) {
        const size_t line = std::min(text.find('\n', inside), text.size());
        changes.push_back({static_cast<uint32_t>(line), 0, " -->"});
        at = line;
        continue;
      }
      for (size_t dashes = text.find("--", inside); dashes < end; dashes = text.find("--", dashes + 1))
        changes.push_back({static_cast<uint32_t>(dashes + 1), 0, " "});
      at = end;
      continue;
    }
    if (text.substr(at).starts_with(openText)) {
      const size_t end = text.find(closeText, at), line = std::min(text.find('\n', at), text.size());
      if (end == std::string_view::npos) {
        // The end tags at the end of the line were meant as such.
        const re2::StringPiece content(text.data() + at, line - at);
        re2::StringPiece tags;
        if (RE2::PartialMatch(content, endTags, &tags)) {
          // A part of the end may be there.
          const std::string_view before = text.substr(at, static_cast<size_t>(tags.data() - text.data()) - at);
          const size_t known = before.ends_with("]]") ? 2 : before.ends_with(']') ? 1 : 0;
          changes.push_back(
              {static_cast<uint32_t>(tags.data() - text.data()), 0, std::string(closeText.substr(known))});
        }
      }
      at = end == std::string_view::npos ? line : end;
      continue;
    }
    // The end of the text cuts off a tag.
    if (markup && text.find_first_of("<>", at + 1) == std::string_view::npos && at > 0 &&
        !text.substr(at).starts_with("</")) {
      changes.push_back({static_cast<uint32_t>(at), static_cast<uint32_t>(text.size() - at), {}});
      break;
    }
    const size_t name = text.find_first_of(" \t\r\n<>", at + 1);
    if (name == std::string_view::npos) break;
    std::map<std::string, Change> seen;
    re2::StringPiece rest(text.data() + name, text.size() - name), key;
    for (const char* begin = rest.data(); RE2::Consume(&rest, attribute, &key); begin = rest.data()) {
      const auto offset = static_cast<uint32_t>(begin - text.data());
      const auto [known, isNew] =
          seen.try_emplace(key.as_string(), Change{offset, static_cast<uint32_t>(rest.data() - begin), {}});
      if (!isNew)
        changes.push_back(std::exchange(known->second, {offset, static_cast<uint32_t>(rest.data() - begin), {}}));
    }
    at = name;
  }
  std::ranges::sort(changes, {}, &Change::offset);
  return joined(std::move(changes));
}

}  // namespace hone
