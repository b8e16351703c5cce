<?php
interface HasLimit
{
    const LIMIT = 10;
    public function fetch(array $filter = array('limit' => $limit)): array;
}
