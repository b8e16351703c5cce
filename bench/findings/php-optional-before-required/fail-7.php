<?php
final class User
{
    public function __construct(
        private string $name,
        private bool $active = true,
        private string $mail,
    ) {
    }

    public function mail(): string
    {
        return $this->active ? $this->mail : '';
    }
}
