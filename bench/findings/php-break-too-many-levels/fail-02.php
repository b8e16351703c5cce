<?php
function read($fh) {
    while (($line = fgets($fh)) !== false) {
        if (trim($line) === '') {
            continue 2;
        }
        yield $line;
    }
}
