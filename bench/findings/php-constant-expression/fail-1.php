<?php
class A { public $x = time(); }
