function check(user) {
  if (!user.active) {
    console.warn('inactive');
    return;
    // break;
  }
  return user.name;
}
module.exports = { check };
