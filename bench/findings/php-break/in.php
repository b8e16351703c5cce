<?php
declare(strict_types=1);

namespace Shop;

final class Basket
{
    /** @var array<string, int> */
    private array $items = [];

    public function add(string $item, int $count = 1): void
    {
        $this->items[$item] = ($this->items[$item] ?? 0) + $count;
    }

    public function missing(array $shelves): ?string
    {
        $found = null;
        foreach ($this->items as $item => $count) {
            foreach ($shelves as $shelf) {
                if (($shelf[$item] ?? 0) >= $count) {
                    continue 2;
                }
            }
            $found = $item;
            break;
        }
        return $found;
    }

    public function cheapest(array $prices, int $limit): int
    {
        $sum = 0;
        foreach ($this->items as $item => $count) {
            if ($sum > $limit) {
                break 2;
            }
            $sum += $prices[$item] * $count;
        }
        return $sum;
    }
}
