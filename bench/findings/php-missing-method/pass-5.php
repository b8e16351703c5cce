<?php
interface R { function read(); }
trait Reads { function read() { return 1; } }
class File implements R { use Reads; }
