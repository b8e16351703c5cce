<?php
foreach ($a as $x) {
    echo $x;
    foreach ($b as $y) {
        if ($y < 0)
            break 2;
        echo $y;
    }
}
