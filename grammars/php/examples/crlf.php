<?php
function f($x) {
  // c
  return "a
b";
}
?>
end