<?php
class Clock {}
class Job
{
    public function __construct(private Clock $clock = new Clock()) {}
}
