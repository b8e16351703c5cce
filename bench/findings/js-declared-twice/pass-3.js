function greet(who) {
  var who = who || 'you';
  return `hi ${who}`;
}
