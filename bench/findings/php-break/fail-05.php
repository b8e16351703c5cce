<?php
function first(array $grid, $what)
{
    foreach ($grid as $y => $row) {
        foreach ($row as $x => $cell) {
            if ($cell === $what) {
                $at = [$x, $y];
                break 3;
            }
        }
    }
    return $at ?? null;
}
