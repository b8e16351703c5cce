<?php
namespace App\Util;

use function Acme\Text\slugify;
use function Acme\Url\slugify;

class Page
{
    public function url(string $t): string { return slugify($t); }
}
