# every port of every enabled service
.services
| to_entries[]
| select(.value.enabled)
| .value.ports[]
| if type == "number" then . else (split("-") | .[0] | tonumber) end
