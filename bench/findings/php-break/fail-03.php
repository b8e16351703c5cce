<ul>
<?php foreach ($rows as $row): ?>
  <li><?= $row ?></li>
  <?php if ($row === 'last') break 3; ?>
<?php endforeach ?>
</ul>
