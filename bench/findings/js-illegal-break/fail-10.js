const mode = process.argv[2];
if (mode === 'fast') {
  console.log('fast');
  break;
} else if (mode === 'slow') {
  console.log('slow');
} else {
  console.log('default');
}
