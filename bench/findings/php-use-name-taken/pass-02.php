<?php
use Monolog\Logger as Log;
use App\Support\Logger;

$log = new Log('app');
$other = new Logger('app');
