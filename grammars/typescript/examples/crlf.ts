let a: number = 1;
export default a
