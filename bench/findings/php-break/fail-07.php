<?php
while ($a) {
    while ($b) {
        $b--;
    }
    try {
        $a = next_one();
    } catch (Exception $e) {
        continue 2;
    }
}
