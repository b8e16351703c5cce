<?php
namespace Billing;

use const Billing\Defaults\RATE;
use const Billing\Europe\RATE;

echo 100 * RATE, PHP_EOL;
