<?php
// break 10;
do {
    $line = fgets(STDIN);
    if ($line === 'break 2;') {
        break;
    }
    # continue 5;
} while (trim($line) === '');
