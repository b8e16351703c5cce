<?php
class Counter
{
    const START = 5;
    public $value = self::START + 1;
    public $max = (1 << 10) * 2;
}
