<?php
function outer($size = 10)
{
    return function ($rows) use ($size) {
        return array_slice($rows, 0, $size);
    };
}
