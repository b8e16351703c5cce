let status = 200;
const set = (status) => {
  if (status) {
    let status = 500;
    return status;
  }
  return status;
};
status = 404;
set(status);
