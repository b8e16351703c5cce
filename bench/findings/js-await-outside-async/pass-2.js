async function all(db, users) {
  return Promise.all(users.map(async (user) => {
    return await db.findOrders(user.id);
  }));
}
