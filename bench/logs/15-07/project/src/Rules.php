<?php
declare(strict_types=1);

final class Rules
{
    private function __construct(private array $rules) {}

    public static function load(string $file): self
    {
        $rules = json_decode(file_get_contents($file), true, 16, JSON_THROW_ON_ERROR);
        if (isset($rules['include'])) {
            $base = self::load(dirname($file) . '/' . $rules['include']);
            return new self(array_merge($rules['rules'], $base->rules));
        }
        return new self($rules['rules']);
    }

    public function account(array $row): string
    {
        foreach ($this->rules as $rule) {
            if (preg_match('~' . $rule['match'] . '~i', $row['payee'] . ' ' . $row['text'])) {
                return $rule['account'];
            }
        }
        return 'Expenses:Unknown';
    }
}
