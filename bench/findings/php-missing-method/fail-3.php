<?php
abstract class Shape
{
    abstract public function area(): float;
    abstract public function name(): string;

    public function describe(): string
    {
        return $this->name() . ': ' . $this->area();
    }
}

class Circle extends Shape
{
    public function __construct(private float $r) {}

    public function area(): float
    {
        return M_PI * $this->r ** 2;
    }

    public function nmae(): string
    {
        return 'circle';
    }
}
