<?php
function log_all(string $level = 'info', string ...$messages): void
{
    foreach ($messages as $message) {
        error_log("$level: $message");
    }
}
