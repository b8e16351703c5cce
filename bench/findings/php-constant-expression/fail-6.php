<?php
function next_id() {
    static $last = rand(1, 100);
    return ++$last . "\n" . max(1, $last);
}
function page($size, $offset = $size * 2) {
    return [$size, $offset];
}
