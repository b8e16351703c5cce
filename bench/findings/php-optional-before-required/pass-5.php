<?php
$greet = function ($name, $greeting = 'Hello') use (&$count) {
    $count++;
    return "$greeting, $name!";
};
