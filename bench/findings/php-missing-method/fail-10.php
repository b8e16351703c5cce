<?php
class Numbers implements Iterator
{
    private int $i = 0;
    public function __construct(private array $n) {}
    public function current(): mixed { return $this->n[$this->i]; }
    public function key(): mixed { return $this->i; }
    public function next(): void { $this->i++; }
    public function rewind(): void { $this->i = 0; }
    public function isValid(): bool { return isset($this->n[$this->i]); }
}

foreach (new Numbers([1, 2, 3]) as $k => $v) {
    echo "$k=$v\n";
}
