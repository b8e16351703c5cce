<?php
final class Config
{
    public const ENV = 'dev';
    public const PATHS = [
        'cache' => __DIR__ . '/cache',
        'env'   => self::ENV . '/' . PHP_VERSION,
    ];
    public $mode = self::PATHS['env'] ?? 'none';
}
