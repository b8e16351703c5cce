<?php
foreach ($argv as $arg) {
    if ($arg === '--') {
        break 2;
    }
    echo $arg, "\n";
}
