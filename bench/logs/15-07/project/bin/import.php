#!/usr/bin/env php
<?php
declare(strict_types=1);

set_error_handler(function (int $no, string $msg, string $file, int $line): bool {
    throw new ErrorException($msg, 0, $no, $file, $line);
});

require __DIR__ . '/../src/Rules.php';
require __DIR__ . '/../src/Statement.php';

$opts = getopt('r:o:', ['rules:', 'out:'], $rest);
$rules = Rules::load($opts['rules'] ?? $opts['r'] ?? 'rules/default.json');
$files = array_slice($argv, $rest);
if (!$files) {
    fwrite(STDERR, "usage: import.php --rules=FILE STATEMENT.csv...\n");
    exit(64);
}
foreach ($files as $file) {
    $n = 0;
    foreach (Statement::read($file) as $row) {
        printf("%s * \"%s\"\n  %-34s %12s EUR\n  Assets:Giro\n\n", $row['date'], $row['payee'], $rules->account($row), $row['amount']);
        $n++;
    }
    fwrite(STDERR, basename($file) . ": $n entries\n");
}
