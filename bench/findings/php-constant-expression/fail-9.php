<?php
abstract class Model
{
    protected string $table = strtolower(self::class);
    abstract public function save(): bool;
}

class User extends Model
{
    public function save(): bool { return true; }
}
