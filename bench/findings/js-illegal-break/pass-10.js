const mode = process.argv[2];
for (const key in process.env) {
  if (mode === 'fast') {
    console.log('fast', key);
    break;
  } else if (mode === 'slow') {
    console.log('slow');
  }
}
