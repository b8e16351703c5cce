<?php
$double = fn(int $n, callable $f = fn($x) => $x * 2) => $f($n);

echo $double(4), PHP_EOL;
