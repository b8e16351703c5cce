<?php
declare(strict_types=1);

namespace Shop;

class Invoice
{
    /** @var array<int, array{string, int}> */
    private array $lines = [];

    public function add(int $quantity = 1, string $article): void
    {
        $this->lines[] = [$article, $quantity];
    }

    public function count(): int
    {
        return count($this->lines);
    }
}
