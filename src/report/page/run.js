
// ---------------------------------------------------------------- the run: figures, passes, the size over time

function tile(label, value, note, ...more) {
  return element('div', {className: 'tile'}, element('div', {className: 'label', textContent: label}),
                 element('div', {className: 'value', textContent: value}), ...more,
                 element('div', {className: 'note', textContent: note}));
}

function mixBar(fail, unresolved, pass) {
  const bar = element('span', {className: 'mix'});
  for (const [name, amount] of [['fail', fail], ['unresolved', unresolved], ['pass', pass]]) {
    const part = element('span');
    part.style.cssText = `flex:${amount};background:var(--${name})`;
    bar.append(part);
  }
  return bar;
}

function drawSummary() {
  byId('summary').append(...data.facts.map(fact => tile(...fact)));
  if (stats.wall_seconds === undefined) return;  // a triage: many runs, without a time of their own
  const [ending, how] = data.ending.split(/ (.*)/);  // "stopped by --max-tests"
  const verdicts =
      `${count(stats.fail)} ${words.fail}, ${count(stats.pass)} ${words.pass}, ${count(stats.unresolved)} ${words.unresolved}` +
      (stats.timed_out ? ` (${count(stats.timed_out)} timed out at ${seconds(stats.timeout_seconds)})` : '');
  const remarks = [how, stats.skipped_passes && `skipped by the user: ${stats.skipped_passes.join(', ')}`,
                   `${count(stats.executed)} tests run`,
                   stats.replayed && `${count(stats.replayed)} verdicts of earlier runs`,
                   stats.cached && `${count(stats.cached)} candidates met again`];
  byId('summary').append(
      tile('tests', count(stats.tests), verdicts, mixBar(stats.fail, stats.unresolved, stats.pass)),
      tile('time', seconds(stats.wall_seconds),
           `${(stats.executed / Math.max(stats.wall_seconds, 1e-9)).toFixed(1)} tests/s run on ${stats.jobs} job${stats.jobs === 1 ? '' : 's'}`),
      tile('run', ending, remarks.filter(Boolean).join('; ')));
}

const hues = [195, 28, 145, 265, 48, 335, 100, 220, 0, 170];
const tableNames = [...new Set((stats.passes || []).map(pass => pass.pass))];
const passNames = tableNames.filter(name => name !== 'input');
const passColor = name => {
  const at = passNames.indexOf(name);
  return at < 0 ? '#8a94a0' : `hsl(${hues[at % hues.length]} 62% ${at < hues.length ? 47 : 62}%)`;
};

/// A pass runs again in each round: its figures are summed.
function figuresOf(name) {
  const sum = {name, runs: 0, tests: 0, fail: 0, pass: 0, unresolved: 0, removed: 0, seconds: 0};
  for (const run of stats.passes.filter(run => run.pass === name)) {
    sum.runs += 1;
    for (const key of ['tests', 'fail', 'unresolved']) sum[key] += run[key];
    sum.pass += run.pass_verdicts;
    sum.removed += run.removed_bytes;
    sum.seconds += run.test_seconds;
  }
  return sum;
}

function swatch(name) {
  const made = element('i');
  made.style.background = passColor(name);
  return made;
}

/// A bar below a number: its share of the greatest one in the column.
function shareBar(value, greatest) {
  const bar = element('span', {className: 'share'});
  bar.style.width = `${greatest > 0 ? 100 * Math.max(value, 0) / greatest : 0}%`;
  return bar;
}

function row(kind, cells) {
  return element('tr', {}, ...cells.map(cell => element(kind, {}, ...[].concat(cell))));
}

function drawPassTable() {
  const rows = tableNames.map(figuresOf);
  const total = key => rows.reduce((sum, pass) => sum + pass[key], 0);
  const greatest = Math.max(0, ...rows.map(pass => pass.removed));
  const perTest = (removed, tests) => tests ? (removed / tests).toFixed(1) : '';
  byId('passes').append(
      element('thead', {}, row('th', ['pass', 'runs', 'tests', words.fail, words.pass, words.unresolved, 'bytes removed', 'bytes/test', 'test time'])),
      element('tbody', {}, ...rows.map(pass => row('td', [
        [swatch(pass.name), pass.name], count(pass.runs), [count(pass.tests), mixBar(pass.fail, pass.unresolved, pass.pass)],
        count(pass.fail), count(pass.pass), count(pass.unresolved), [count(pass.removed), shareBar(pass.removed, greatest)],
        perTest(pass.removed, pass.tests), seconds(pass.seconds)]))),
      element('tfoot', {}, row('td', [
        'all', '', count(total('tests')), count(total('fail')), count(total('pass')), count(total('unresolved')),
        count(total('removed')), perTest(total('removed'), total('tests')), seconds(total('seconds'))])));
}

function drawPassLegend() {
  const found = new Set(data.history.map(point => data.history_passes[point[3]]));
  for (const name of passNames.filter(name => found.has(name))) byId('pass-legend').append(element('span', {}, swatch(name), name));
}

function scale({ticks = {}, ...more}) {
  return {ticks: {color: color('quiet'), maxRotation: 0, autoSkipPadding: 14, ...ticks}, grid: {color: color('line')}, ...more};
}

/// data.history holds [tests, seconds, bytes, pass]. `column`: 0 or 1. Each success is a flat line from the previous one
/// and a step down. Only the step has the colour of its pass, since other passes may have run before it.
function sizePoints(column, end) {
  const points = [{x: 0, y: stats.input_bytes, pass: ''}];
  const add = (x, y, pass) => points.push({x, y: points[points.length - 1].y, pass: ''}, {x, y, pass});
  for (const point of data.history) add(point[column], point[2], data.history_passes[point[3]]);
  add(end, stats.output_bytes, '');
  return points;
}

function sizeChart(column, end) {
  const points = sizePoints(column, end);
  const logarithmic = byId('logarithmic').checked;
  return new Chart(byId('size'), {
    type: 'line',
    data: {datasets: [{
      data: points.map(({x, y}) => ({x, y: Math.max(y, logarithmic ? 1 : 0)})), parsing: false,
      borderWidth: 2, pointRadius: 0, pointHitRadius: 6, borderColor: color('quiet'),
      segment: {borderColor: place => points[place.p1DataIndex].pass ? passColor(points[place.p1DataIndex].pass) : color('quiet')}
    }]},
    options: {
      animation: false, maintainAspectRatio: false, normalized: true, interaction: {mode: 'nearest', axis: 'x', intersect: false},
      scales: {
        x: scale({type: 'linear', min: 0, max: end || 1}),
        y: scale({type: logarithmic ? 'logarithmic' : 'linear', min: logarithmic ? undefined : 0,
                  ticks: {maxTicksLimit: 8, callback: value => count(value)}})
      },
      plugins: {legend: {display: false}, tooltip: {displayColors: false, callbacks: {
        title: () => '',
        label: item => [`${count(points[item.dataIndex].y)} bytes`, column === 0 ? `after ${count(item.parsed.x)} tests` : `after ${seconds(item.parsed.x)}`,
                        points[item.dataIndex].pass && `by ${points[item.dataIndex].pass}`].filter(Boolean)
      }}}
    }
  });
}

let chart = null;

function drawChart() {
  if (data.history.length === 0) return;
  if (chart) chart.destroy();
  chart = byId('over-time').checked ? sizeChart(1, stats.wall_seconds) : sizeChart(0, stats.tests);
}

function drawRun() {
  byId('size-section').hidden = data.history.length === 0;
  byId('passes-section').hidden = passNames.length === 0;
  drawSummary();
  drawPassTable();
  drawPassLegend();
  for (const name of document.querySelectorAll('[data-verdict]')) name.textContent = words[name.dataset.verdict];
  for (const input of document.querySelectorAll('#size-section input')) input.addEventListener('change', drawChart);
}
