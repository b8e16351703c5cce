<?php foreach ($rows as $row): ?>
  <tr>
  <?php if (!$row): ?>
    <?php continue 2; ?>
  <?php endif; ?>
  <td><?= $row ?></td></tr>
<?php endforeach; ?>
