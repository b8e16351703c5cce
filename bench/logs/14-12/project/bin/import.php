#!/usr/bin/env php
<?php
declare(strict_types=1);

require __DIR__ . '/../src/autoload.php';

use Stock\Importer;
use Stock\Config;

$opts = getopt('c:nv', ['config:', 'dry-run', 'verbose']);
$config = Config::fromFile($opts['config'] ?? $opts['c'] ?? 'config/import.ini');
$importer = new Importer(isset($opts['dry-run']));
foreach ($config->suppliers() as $name => $supplier) {
    fprintf(STDOUT, "[%s] %d feed(s)\n", $name, count($supplier['feeds']));
    foreach ($supplier['feeds'] as $feed) {
        $importer->import($name, $feed, $supplier['delimiter']);
    }
}
printf("%d articles, total value %.2f\n", $importer->count(), $importer->value());
