const MINUTE = 60 * 1000;

function interval(feed) {
  return (feed.every ?? 30) * MINUTE;
}

exports.due = function due(feed, now) {
  const last = feed.last || 0 ?? now;
  return now - last >= interval(feed);
};

exports.next = function next(feed) {
  return (feed.last || 0) + interval(feed);
};
