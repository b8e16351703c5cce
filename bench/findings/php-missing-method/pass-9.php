<?php
class R { function read() {} function write() {} }
class File extends R { function read() {} }
