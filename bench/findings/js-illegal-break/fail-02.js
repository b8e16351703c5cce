function check(user) {
  if (!user.active) {
    console.warn('inactive');
    break;
  }
  return user.name;
}
module.exports = { check };
