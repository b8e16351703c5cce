<?php
declare(strict_types=1);

require __DIR__ . '/../src/Post.php';

$out = __DIR__ . '/../public';
@mkdir($out);
$posts = [];
foreach (glob(__DIR__ . '/../content/*.md') as $file) {
    $posts[] = Post::fromText(file_get_contents($file));
}
usort($posts, fn($a, $b) => $b->date <=> $a->date);
foreach ($posts as $p) {
    file_put_contents("$out/{$p->slug}.html", $p->html());
}
printf("%d posts written\n", count($posts));
