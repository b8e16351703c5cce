<?php
do {
    $line = readline('> ');
    try {
        run($line);
    } catch (Exception $e) {
        echo 'continue 2;';
        continue;
    }
} while ($line !== 'quit');
