<?php
interface R { function read(); }
class File implements R { function READ() { return 2; } }
