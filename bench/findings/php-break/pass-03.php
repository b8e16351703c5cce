<ul>
<?php foreach ($rows as $row): ?>
  <li><?= $row ?> break 3;</li>
  <?php if ($row === 'last') break; ?>
<?php endforeach ?>
</ul>
