<?php
function connect(string $host, int $port = getenv('DB_PORT'))
{
    return fsockopen($host, $port);
}
