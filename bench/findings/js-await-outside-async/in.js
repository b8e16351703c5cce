const db = require('./db');

/**
 * Returns the users together with their orders.
 */
async function usersWithOrders(ids) {
  const result = [];
  const users = await db.findUsers(ids);
  users.forEach((user) => {
    const orders = await db.findOrders(user.id);
    result.push({ ...user, orders });
  });
  return result;
}

module.exports = { usersWithOrders };
