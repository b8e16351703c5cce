<?php
// waits for a line
do {
    $line = fgets(STDIN);
    if ($line === false) {
        { break 10; }
    }
} while (trim($line) === '');
