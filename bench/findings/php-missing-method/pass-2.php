<?php
abstract class A { abstract function run(); }
abstract class B extends A { }
