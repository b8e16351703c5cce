<html>
<body>
<?php
function link_to($url, $class = '', $text)
{
    return "<a class=\"$class\" href=\"$url\">$text</a>";
}
?>
<p><?= link_to('/', 'nav', 'Home') ?></p>
</body>
</html>
