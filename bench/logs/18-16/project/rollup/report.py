def render(totals):
    lines = [f"{shop:12} {amount:>12}" for shop, amount in sorted(totals.by_shop.items())]
    lines.append(f"{totals.rows} rows")
    return "\n".join(lines)
