{ shop, sku: (.sku | ascii_upcase), cents: (.price * 100 | round), tags: [.tags[] | ltrimstr("#")] }
