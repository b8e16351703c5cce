switch (process.argv[2]) {
  case 'add':
    const amount = Number(process.argv[3]);
    console.log(1 + amount);
    break;
  case 'sub':
    const amount = Number(process.argv[3]);
    console.log(1 - amount);
    break;
  default:
    console.log('?');
}
