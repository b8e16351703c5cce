<?php
// function f($a = 1, $b) {}
$text = 'function f($a = 1, $b) {}';
function g($a, $b) { return $a === $b; }
