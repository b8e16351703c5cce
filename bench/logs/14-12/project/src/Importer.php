<?php
declare(strict_types=1);

namespace Stock;

final class Importer
{
    private array $articles = [];

    public function __construct(private bool $dryRun)
    {
    }

    public function import(string $supplier, string $feed, string $delimiter): void
    {
        $fh = fopen($feed, 'r');
        $head = fgetcsv($fh, 0, $delimiter, '"', '\\');
        while (($row = fgetcsv($fh, 0, $delimiter, '"', '\\')) !== false) {
            if ($row === [null]) {
                continue;
            }
            $this->add($supplier, array_combine($head, $row));
        }
        fclose($fh);
    }

    private function add(string $supplier, array $row): void
    {
        $this->articles["$supplier/{$row['sku']}"] = [
            'title' => trim($row['title']),
            'qty' => (int) $row['qty'],
            'price' => $this->price($row['price']),
        ];
    }

    private function price(string $text): float
    {
        if (!is_numeric($text)) {
            throw new \UnexpectedValueException("price is not a number");
        }
        return (float) $text;
    }

    public function count(): int
    {
        return count($this->articles);
    }

    public function value(): float
    {
        return array_sum(array_map(fn ($a) => $a['qty'] * $a['price'], $this->articles));
    }
}
