<?php
class Bag implements Countable, IteratorAggregate {
    private array $items = [];
    public function count(): int { return count($this->items); }
}
