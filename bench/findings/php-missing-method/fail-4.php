<?php
trait Greets {
    abstract protected function who(): string;
    public function greet(): string { return "Hi " . $this->who(); }
}
class Visitor {
    use Greets;
}
echo (new Visitor)->greet();
