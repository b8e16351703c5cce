<?php
abstract class A { abstract function run(); }
class B extends A { }
