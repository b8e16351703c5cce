const states = ['a', 'b'];
states.forEach((s) => {
  switch (s) {
    case 'a':
      console.log('first');
      break;
    default:
      console.log('other');
  }
});
