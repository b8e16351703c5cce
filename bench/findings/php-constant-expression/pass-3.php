<?php
function connect(string $host, ?int $port = null)
{
    $port ??= (int) getenv('DB_PORT');
    return fsockopen($host, $port);
}
