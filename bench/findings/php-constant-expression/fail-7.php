<?php
trait Greets
{
    private $who = "you";
    private $text = "Hello {$_SERVER['USER']}";

    public function greet(): string { return $this->text . $this->who; }
}
