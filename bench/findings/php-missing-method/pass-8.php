<?php
class Bag implements Countable {
    public function count(): int { return 0; }
    public function extra(): void {}
}
