<?php

class Counter
{
    protected static $start = 5;
    public $value = self::$start;

    public function up() { return ++$this->value; }
}
