<?php
class Mail
{
    public $debug = PHP_VERSION_ID > 80000 ? true : false;
    public $headers = ['X-Mailer' => 'PHP/' . PHP_VERSION, ...['A' => 1]];
    public $body = <<<TXT
    Hello
    TXT;
}
