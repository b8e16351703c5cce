<?php
declare(strict_types=1);

final class Post
{
    private function __construct(
        public string $title,
        public string $slug,
        public DateTimeImmutable $date,
        private string $body,
    ) {}

    public static function fromText(string $text): self
    {
        [, $head, $body] = explode('---', $text, 3);
        $meta = [];
        foreach (explode("\n", trim($head)) as $line) {
            [$key, $value] = explode(':', $line, 2);
            $meta[trim($key)] = trim($value);
        }
        return new self($meta['title'], $meta['slug'], new DateTimeImmutable($meta['date']), trim($body));
    }

    public function html(): string
    {
        $paras = array_map(fn($p) => '<p>' . htmlspecialchars($p) . '</p>', preg_split('/\n{2,}/', $this->body));
        return '<h1>' . htmlspecialchars($this->title) . "</h1>\n" . implode("\n", $paras) . "\n";
    }
}
