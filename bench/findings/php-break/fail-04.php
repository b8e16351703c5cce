<?php
foreach ([1, 2] as $a) {
    foreach ([3, 4] as $b) {
        array_map(function ($x) {
            while ($x > 0) {
                if ($x === 7) break 2;
                $x--;
            }
        }, [$a, $b]);
    }
}
