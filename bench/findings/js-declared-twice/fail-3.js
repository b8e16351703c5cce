function greet(who) {
  let who = who || 'you';
  return `hi ${who}`;
}
