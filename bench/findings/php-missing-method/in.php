<?php

namespace App\Export;

interface Writer
{
    public function open(string $path): void;
    public function row(array $cells): void;
    public function close(): void;
}

class CsvWriter implements Writer
{
    private $handle;

    public function open(string $path): void
    {
        $this->handle = fopen($path, 'w');
    }

    public function row(array $cells): void
    {
        fputcsv($this->handle, $cells);
    }
}

$w = new CsvWriter();
$w->open('php://memory');
$w->row(['id', 'name']);
