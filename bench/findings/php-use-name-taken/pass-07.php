<?php
namespace App\Cache;

use Psr\Cache\Item, Redis\Client, Memcached\Item as OldItem;

class Store
{
    public function get(Item $i): mixed { return $i->get(); }
}
