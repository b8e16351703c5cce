# items by supplier
.items
| map({sku, supplier: .supplier.id, country: .supplier.country})
| group_by(.supplier)
| map({supplier: .[0].supplier, country: .[0].country, n: length})
