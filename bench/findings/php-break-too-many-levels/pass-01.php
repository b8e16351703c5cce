<?php
foreach ($argv as $arg) {
    if ($arg === '--') {
        break 1;
    }
    echo $arg, "\n";
}
