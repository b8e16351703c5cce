'use strict';

const format = (d) => d.toISOString();

exports.run = () => format(new Date());

function format(date) {
  return date.toString();
}
