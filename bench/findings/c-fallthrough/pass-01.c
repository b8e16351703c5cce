void put(char);
void say(int n) {
  switch (n) {
  case 'a':
  default: put('?');
  }
}
