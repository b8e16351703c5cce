describe('queue', function () {
  beforeEach(function () {
    await database.clear();
  });

  it('delivers a message', async function () {
    const queue = createQueue();
    await queue.push('hello');
  });
});
