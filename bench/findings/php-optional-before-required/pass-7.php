<?php
function page(?int $size, array $rows = [])
{
    $start = 0;
    return array_slice($rows, $start, $size);
}
