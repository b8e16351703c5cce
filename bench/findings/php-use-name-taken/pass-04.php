<?php
use Acme\Storage\{File, Folder};
use Acme\Net\Socket;

$f = new File('/tmp/a');
$g = new \Acme\Upload\File('/tmp/b');
$s = new Socket();
