<?php
interface R { function read(); }
interface S extends R { function write($x); }
