# adds a bounding box to each feature of a collection
def points:
  if (.[0] | type) == "number" then . else .[] | points end;

.features[]
| [.geometry.coordinates | points] as $p
| .bbox = [([$p[][0]] | min), ([$p[][1]] | min), ([$p[][0]] | max), ([$p[][1]] | max)]
| .properties |= {id, name: (.name | ascii_upcase), area_ha: (.area / 10000 | floor)}
