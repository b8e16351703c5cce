<?php
interface Reader { function read(); }
interface Store extends Reader { function write($x); }

class Memory implements Store {
    private $v;
    function write($x) { $this->v = $x; }
}
