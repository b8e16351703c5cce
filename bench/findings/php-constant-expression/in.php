<?php
namespace App\Service;

class ReportBuilder
{
    private string $title = 'Report';
    private string $date = date('Y-m-d');
    private array $rows = [];

    public function add(array $row): self
    {
        $this->rows[] = $row;
        return $this;
    }

    public function render(): string
    {
        return $this->title . ' ' . $this->date . "\n" . implode("\n", array_map('json_encode', $this->rows));
    }
}
