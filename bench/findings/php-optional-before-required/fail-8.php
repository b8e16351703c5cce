<?php
const LIMIT = 20;

function page(int $size = LIMIT * 2, array &$rows)
{
    return array_slice($rows, 0, $size);
}
