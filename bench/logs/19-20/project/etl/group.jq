group_by(.customer) | map({key: .[0].customer, value: (map(.sum) | add)}) | from_entries
