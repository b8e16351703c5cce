<?php
use Monolog\Logger as Log;
use App\Support\Log;

$log = new Log('app');
$log->info('started');
