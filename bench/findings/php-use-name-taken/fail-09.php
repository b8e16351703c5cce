<?php
namespace App\Events {
    use App\Bus\Event;
    use Symfony\Contracts\Event;

    class Dispatcher { public function fire(Event $e): void {} }
}
namespace App\Other {
    echo "x";
}
