const app = require('express')();

app.get('/price/:id', (req, res) => {
  try {
    const reply = await fetch(`http://prices/${req.params.id}`);
    res.json(reply.status);
  } catch (err) {
    res.status(502).end();
  }
});

app.listen(3000);
