<?php
namespace App;

use Vendor\Http\Client;
use Vendor\Smtp\client;

$c = new Client('https://example.org');
echo $c->get('/');
