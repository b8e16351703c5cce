<?php
trait Logs
{
    protected static function log(
        array $context = [],
        string $level = 'info',
        string $message
    ): void {
        error_log("$level: $message " . json_encode($context));
    }
}
