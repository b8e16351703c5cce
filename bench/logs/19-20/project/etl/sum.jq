# revenue per customer
.customer as $c
| [.lines[] | .qty * .price] | add // 0
| {customer: $c, sum: .}
