<?php
declare(strict_types=1);

namespace Stock;

final class Config
{
    /** @param array<string,array> $suppliers */
    private function __construct(private array $suppliers)
    {
    }

    public static function fromFile(string $file): self
    {
        $ini = parse_ini_file($file, true);
        $out = [];
        foreach ($ini as $name => $s) {
            $dir = dirname($file, 2) . '/' . $s['dir'];
            $out[$name] = [
                'delimiter' => $s['delimiter'] ?? ',',
                'feeds' => array_map(fn ($f) => "$dir/$f", $s['feed']),
            ];
        }
        return new self($out);
    }

    public function suppliers(): array
    {
        return $this->suppliers;
    }
}
