<?php
foreach ([1, 2] as $a) {
    array_map(function ($x) {
        foreach ([3, 4] as $b) {
            while ($x > $b) {
                if ($x === 7) break 2;
                $x--;
            }
        }
    }, [$a]);
}
