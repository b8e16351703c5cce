<?php
$add = fn($x = 1, $y = 2) => $x + $y;
function pair($a, $b) { return [$a, $b]; }
[$first, $second] = pair($a = 1, $b ?? 2);
