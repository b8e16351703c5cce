<?php
abstract class Shape
{
    abstract public function area(): float;

    public function draw($canvas, ?string $colour = 'red', int $x, int $y)
    {
        $canvas->fill($colour, $x, $y, $this->area());
    }
}
