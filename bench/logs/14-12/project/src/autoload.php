<?php
spl_autoload_register(function (string $c): void {
    if (strpos($c, 'Stock\\') === 0) {
        require __DIR__ . '/' . substr($c, 6) . '.php';
    }
});
