async function usersWithOrders(db, ids) {
  const result = [];
  for (const user of await db.findUsers(ids)) {
    const orders = await db.findOrders(user.id);
    result.push({ ...user, orders });
  }
  return result;
}
