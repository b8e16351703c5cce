#include "explain/known_forms.h"

#include <numeric>

#include "tree/part_of.h"

namespace hone {
namespace {

constexpr std::array<uint64_t, 3> shareOf = {4, 3, 1};  // by origin
constexpr size_t mostForms = 400;                       // of a place and origin

}  // namespace

FormPlace placeOf(const Parts& parts, const Tree& tree, NodeId node) {
  const NodeId parent = tree.node(node).parent;
  return {parent == noNode ? noPart : partOf(parts, tree.node(parent)), partOf(parts, tree.node(node))};
}

void KnownForms::add(const Tree& tree, Origin origin) {
  for (NodeId id = 0; id < tree.size(); ++id) {
    const FormPlace place = placeOf(parts_, tree, id);
    if (place.part == noPart) continue;
    for (const FormPlace at : {place, FormPlace{noPart, place.part}}) {
      std::vector<Form>& forms = forms_[at][static_cast<size_t>(origin)];
      if (forms.size() < mostForms)
        forms.push_back({&tree, id, origin});
      else
        forms[(tree.size() + id) % mostForms] = {&tree, id, origin};
    }
  }
}

std::optional<Form> KnownForms::any(FormPlace place, Random& random) const {
  auto found = forms_.find(place);
  if (found == forms_.end()) found = forms_.find({noPart, place.part});
  if (found == forms_.end()) return std::nullopt;
  const ByOrigin& forms = found->second;
  std::array<uint64_t, 3> shares = shareOf;
  for (size_t i = 0; i < forms.size(); ++i)
    if (forms[i].empty()) shares[i] = 0;
  uint64_t drawn = random.below(std::accumulate(shares.begin(), shares.end(), uint64_t{0}));
  size_t origin = 0;
  while (drawn >= shares[origin]) drawn -= shares[origin++];
  return random.pick(forms[origin]);
}

}  // namespace hone
