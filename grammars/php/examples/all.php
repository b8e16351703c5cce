#!/usr/bin/env php
<p>A page < with <b>tags</b> <?= $title, 1 ?> and
<?php
declare(strict_types=1);
namespace App\Model;

use Countable as Counted, \Iterator;
use function App\{first, second as other,};
use const PHP_EOL;

# A comment? Yes.
// Another ?><em>page</em><?php
const ONE = 1, TWO = self::ONE << 1;

#[Attribute(Attribute::TARGET_CLASS), Other]
abstract class Shape extends \Base implements Counted, Iterator
{
    use Named, Sized { Named::area insteadof Sized; Sized::area as protected sizedArea; }
    public const string KIND = 'shape';
    private static ?int $count = 0, $other;
    var $old = ['a' => 1, 2, ...[3, 4]];
    public function __construct(protected readonly int|string $name, &$by, callable ...$rest) { parent::__construct(); }
    abstract public function &area(?self $of = null): float|null;
    final public static function list(): static { return new static(...func_get_args()); }
}
enum Suit: string { case Hearts = 'H'; const Wild = self::Hearts; public function label(): string { return $this->name; } }
interface Has extends A, B { public function it(): never; }
trait Named { private $name; }

function &generate(array $items = [], int ...$more): \Generator {
    global $a, $$b;
    static $cache = [], $n;
    foreach ($items as $key => &$value) {
        yield $key => $value;
        $x = yield;
        yield from other();
    }
    for ($i = 0, $j = 1; $i < 10; $i++, --$j): continue 2; endfor;
    while (true) { if ($x instanceof Shape && !$y or $z) break; elseif ($y ?? $z) { } else if ($q) echo "a"; else { goto end; } }
    do $x **= 2; while ($x <=> 3);
    switch ($x): case 1: case 'two'; echo 1; break; default: return; endswitch;
    try { throw new \Exception("no {$a['key']} $b[0] {$c->d("x")} \" { \$"); } catch (A | B $e) { } catch (C) { } finally { }
    end:
}
$f = static fn(int $x): int => $x + $y['k'][] . ~$z{0};
$g = function () use ($f, &$g): void { };
$h = match(true) { $x > 1, $x < -1 => 'far', default => null, };
$i = $x ? $y : ($z ?: 'w') . `ls -l`;
[$a, 'k' => [$b, , $c]] = array(1, 2); list(, $d) = $e;
$o = new class($x) extends B implements C { public $p; };
$o?->p->{'q' . 1}::class; $o::$s[1]++; Shape::list(name: 1, ...$args)->m(strlen(...));
$k = (int) $x + (string)$y . clone $z; @print(include 'file.php');
echo <<<EOT
  text $x {$y[1]}
  EOT . <<<'SQL'
SELECT 1;
SQL;
echo <<<NOTICE
  for $you
  NOTICE, 2;
if ($x): ?>
  <i>x</i>
<?php elseif ($y): ?>
<?php else: ?> z <?php endif; ?>
<? not php ?>
<?php return 0x1F + 1_000.5e3 + .5 + 0b11 + 0o17;
