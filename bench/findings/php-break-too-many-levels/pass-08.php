<?php foreach ($rows as $row): ?>
  <tr>
  <?php foreach ($row as $cell): ?>
    <?php if (!$cell) continue 2; ?>
    <td><?= $cell ?></td>
  <?php endforeach; ?></tr>
<?php endforeach; ?>
continue 2;
