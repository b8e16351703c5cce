<?php

interface Cache
{
    public function get(string $key);
    public function set(string $key, int $ttl = 60, $value);
}
