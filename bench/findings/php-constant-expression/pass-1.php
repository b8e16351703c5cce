<?php
class A { public $x = PHP_INT_MAX - 1; }
