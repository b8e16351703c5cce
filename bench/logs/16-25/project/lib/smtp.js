exports.connect = (relay) => {
  const [host, port] = relay.split(':');
  return { send: (m) => console.log(`to ${host}:${port || 25}: ${m.subject}`) };
};
