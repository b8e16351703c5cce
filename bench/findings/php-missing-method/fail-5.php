<?php
final class Settings implements ArrayAccess
{
    private array $data = [];

    public function offsetExists(mixed $k): bool { return isset($this->data[$k]); }
    public function offsetGet(mixed $k): mixed { return $this->data[$k]; }
    public function offsetSet(mixed $k, mixed $v): void { $this->data[$k] = $v; }
}
