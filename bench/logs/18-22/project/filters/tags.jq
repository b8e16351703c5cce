[.items[].tags[]] | group_by(.) | map({(.[0]): length}) | add
