<?php
class User
{
    private bool $active = true;
    private string $mail;
    public function __construct(private string $name, private int $age = 0)
    {
    }
}
