<?php
abstract class Model {
    protected abstract function table();
    public function all() { return "SELECT * FROM " . $this->table(); }
}

abstract class Timestamped extends Model {
    public $created;
    abstract public function touch();
}

class Post extends Timestamped {
    public function touch() { $this->created = time(); }
}

print (new Post)->all();
