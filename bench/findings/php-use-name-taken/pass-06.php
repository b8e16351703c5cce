<?php
namespace App\Util;

use function Acme\Text\slugify;
use Acme\Url\Slugify;

class Page
{
    public function url(string $t): string { return slugify(new Slugify($t)); }
}
