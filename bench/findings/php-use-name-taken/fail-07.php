<?php
namespace App\Cache;

use Psr\Cache\Item, Redis\Client, Memcached\Item;

class Store
{
    public function get(Item $i): mixed { return $i->get(); }
}
