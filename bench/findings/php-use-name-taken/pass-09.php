<?php
namespace App\Events {
    use App\Bus\Event;

    class Dispatcher { public function fire(Event $e): void {} }
}
namespace App\Other {
    use Symfony\Contracts\Event;

    class Listener { public function on(Event $e): void {} }
}
