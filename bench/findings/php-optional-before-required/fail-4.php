<?php
$prices = [3, 5, 8];
$rate = 0.19;
$gross = array_map(fn($digits = 2, $net) => round($net * 1.19, $digits), $prices, $prices);
print_r($gross);
