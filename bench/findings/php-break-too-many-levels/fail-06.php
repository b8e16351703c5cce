<?php
do {
    $line = readline('> ');
    try {
        run($line);
    } catch (Exception $e) {
        continue 2;
    }
} while ($line !== 'quit');
