<?php
function first(array $cube, $what)
{
    foreach ($cube as $z => $grid)
        foreach ($grid as $y => $row)
            foreach ($row as $x => $cell)
                if ($cell === $what) {
                    $at = [$x, $y, $z];
                    break 3;
                }
    return $at ?? null;
}
