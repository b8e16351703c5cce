<?php
use Acme\Storage\{File, Folder};
use Acme\Net\Socket;
use Acme\Upload\File;

$f = new File('/tmp/a');
$s = new Socket();
