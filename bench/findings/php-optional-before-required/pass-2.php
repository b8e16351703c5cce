<?php
function f($a, $b = 1, $c = 2)
{
    return $a + $b + $c;
}
echo f(1);
