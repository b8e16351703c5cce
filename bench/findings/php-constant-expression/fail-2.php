<?php
$base = '/var/www';
const UPLOADS = $base . '/uploads';
echo UPLOADS;
