<?php
$n = 3;
switch ($n) {
    case 1:
        echo 'one';
        break;
    default:
        if ($n > 2) { break 2; }
}
