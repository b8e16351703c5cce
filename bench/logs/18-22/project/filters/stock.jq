# total stock by item
.items | map({key: .sku, value: ([.stock[]] | add // 0)}) | from_entries
