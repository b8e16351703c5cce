<?php
namespace Billing;

use const Billing\Defaults\RATE;
use const Billing\Europe\rate;

echo 100 * RATE + rate, PHP_EOL;
