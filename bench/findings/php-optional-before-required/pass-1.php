<?php
class Invoice
{
    private array $lines = [];

    public function add(string $article, int $quantity = 1): void
    {
        $this->lines[] = [$article, $quantity];
    }
}
