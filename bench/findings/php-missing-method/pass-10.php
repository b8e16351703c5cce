<?php
interface R { function read(); }
class File { function write() {} }
$x = new class implements R { function read() { return new File; } };
