<?php
$base = '/var/www';
define('UPLOADS', $base . '/uploads');
const CACHE = '/var' . '/cache';
echo UPLOADS, CACHE;
