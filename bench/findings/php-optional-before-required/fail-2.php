<?php
$greet = function ($greeting = 'Hello', $name) {
    echo "$greeting, $name!\n";
};
$greet('Hi', 'Ann');
