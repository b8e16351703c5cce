<?php
namespace App;

use Vendor\Http\Client;
use Vendor\Client\Smtp;

$c = new Client('https://example.org');
echo (new Smtp())->send($c);
