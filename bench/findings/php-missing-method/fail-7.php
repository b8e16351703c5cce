<?php
namespace Mail;

abstract class Transport {
    abstract public function send(string $to, string $body): bool;
    abstract public function ping(): bool;
    abstract protected function connect();
}

final class Smtp extends Transport {
    // public function ping(): bool { return true; }

    protected function connect()
    {
        return fopen('php://memory', 'r');
    }
}

echo "mail ready\n";
