<?php
class Job
{
    public $at;
    public $text = 'date("Y-m-d") and $this->at';
    public function __construct() { $this->at = time(); }
}
