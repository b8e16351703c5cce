<?php
function f() {
    static $calls = 0;
    $start = microtime(true);
    return ++$calls + $start;
}
