<?php
interface R { function read(); }
class Base { function read() { return 1; } }
class File extends Base implements R { }
