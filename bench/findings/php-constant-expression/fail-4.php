<?php
final class Config
{
    public const ENV = 'dev';
    public const PATHS = [
        'cache' => __DIR__ . '/cache',
        'logs'  => dirname(__DIR__) . '/logs',
    ];
}
