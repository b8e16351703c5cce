<?php
namespace Blog;

use DateTimeImmutable as Date;
use Carbon\Carbon as Date;
use Blog\Model\Post;

$p = new Post(new Date('now'));
echo $p->title;
