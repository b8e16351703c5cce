// Draws the report of one run from the JSON that hone has put into the page. Texts of the input only ever become text
// nodes, never markup.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const stats = data.stats;
const words = data.words;  // for the verdicts, the mode's own
const byId = id => document.getElementById(id);

// ---------------------------------------------------------------- small parts

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const numbers = new Intl.NumberFormat('en-US');
const count = number => numbers.format(number);

function seconds(value) {
  if (value < 10) return value.toFixed(2) + ' s';
  if (value < 120) return value.toFixed(0) + ' s';
  const minutes = Math.floor(value / 60);
  return minutes < 120 ? `${minutes} min ${Math.round(value % 60)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const color = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();

// ---------------------------------------------------------------- head and summary

function drawHead() {
  document.title = `${data.input_name}: ${stats.mode} by hone`;
  byId('mode').textContent = stats.mode;
  byId('input-name').textContent = data.input_name;
  byId('headline').textContent = data.headline;
  byId('version').textContent = data.hone;
  byId('result-name').textContent = data.output_name;
  byId('result').textContent = data.result;
  byId('command').textContent = data.command;
  byId('directory').textContent = `in ${data.directory}`;
}

function tile(label, value, note, ...more) {
  return element('div', {className: 'tile'}, element('div', {className: 'label', textContent: label}),
                 element('div', {className: 'value', textContent: value}), ...more,
                 element('div', {className: 'note', textContent: note}));
}

function mixBar(fail, unresolved, pass) {
  const bar = element('div', {className: 'mix'});
  for (const [name, amount] of [['fail', fail], ['unresolved', unresolved], ['pass', pass]]) {
    const part = element('span');
    part.style.cssText = `flex:${amount};background:var(--${name})`;
    bar.append(part);
  }
  return bar;
}

function drawSummary() {
  const [ending, how] = data.ending.split(/ (.*)/);  // "stopped by --max-tests"
  byId('summary').append(
      ...data.facts.map(fact => tile(...fact)),
      tile('tests', count(stats.tests),
           `${count(stats.fail)} ${words.fail}, ${count(stats.pass)} ${words.pass}, ${count(stats.unresolved)} ${words.unresolved}` +
             (stats.timed_out ? ` (${count(stats.timed_out)} timed out at ${stats.timeout_seconds} s)` : ''),
           mixBar(stats.fail, stats.unresolved, stats.pass)),
      tile('time', seconds(stats.wall_seconds),
           `${(stats.tests / Math.max(stats.wall_seconds, 1e-9)).toFixed(1)} tests/s on ${stats.jobs} job${stats.jobs === 1 ? '' : 's'}`),
      tile('run', ending, `${how ? how + '; ' : ''}${count(stats.executed)} tests run, ${count(stats.cached)} known before`));
}

// ---------------------------------------------------------------- passes

const hues = [195, 28, 145, 265, 48, 335, 100, 220, 0, 170];
const passNames = [...new Set((stats.passes || []).map(pass => pass.pass))].filter(name => name !== 'input');
const tableNames = [...new Set((stats.passes || []).map(pass => pass.pass))];
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

const passes = passNames.map(figuresOf);

function row(kind, cells) {
  return element('tr', {}, ...cells.map(cell => element(kind, {}, ...[].concat(cell))));
}

function drawPassTable() {
  const rows = tableNames.map(figuresOf);
  const total = key => rows.reduce((sum, pass) => sum + pass[key], 0);
  const swatch = name => {
    const made = element('i');
    made.style.background = passColor(name);
    return made;
  };
  const perTest = (removed, tests) => tests ? (removed / tests).toFixed(1) : '';
  byId('passes').append(
      element('thead', {}, row('th', ['pass', 'runs', 'tests', words.fail, words.pass, words.unresolved, 'bytes removed', 'bytes/test', 'time of tests'])),
      element('tbody', {}, ...rows.map(pass => row('td', [
        [swatch(pass.name), pass.name], count(pass.runs), count(pass.tests), count(pass.fail), count(pass.pass),
        count(pass.unresolved), count(pass.removed), perTest(pass.removed, pass.tests), seconds(pass.seconds)]))),
      element('tfoot', {}, row('td', [
        'all', '', count(total('tests')), count(total('fail')), count(total('pass')), count(total('unresolved')),
        count(total('removed')), perTest(total('removed'), total('tests')), seconds(total('seconds'))])));
}

// ---------------------------------------------------------------- charts

const charts = [];

function scale({ticks = {}, ...more}) {
  return {ticks: {color: color('quiet'), maxRotation: 0, autoSkipPadding: 14, ...ticks}, grid: {color: color('line')}, ...more};
}

/// data.history holds [tests, seconds, bytes, pass]; the size stays until the next success.
function sizeChart(canvas, column, end) {
  const history = data.history;
  const x = [0, ...history.map(point => point[column]), end];
  const y = [stats.input_bytes, ...history.map(point => point[2]), stats.output_bytes];
  const passOf = ['', ...history.map(point => data.history_passes[point[3]]), ''];
  const logarithmic = byId('logarithmic').checked;
  return new Chart(byId(canvas), {
    type: 'line',
    data: {datasets: [{
      data: x.map((value, at) => ({x: value, y: Math.max(y[at], logarithmic ? 1 : 0)})), parsing: false, stepped: true,
      borderWidth: 2, pointRadius: 0, pointHitRadius: 6, borderColor: color('quiet'),
      segment: {borderColor: place => passColor(passOf[place.p1DataIndex])}
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
        label: item => [`${count(y[item.dataIndex])} bytes`, column === 0 ? `after ${count(item.parsed.x)} tests` : `after ${seconds(item.parsed.x)}`,
                        passOf[item.dataIndex] && `by ${passOf[item.dataIndex]}`].filter(Boolean)
      }}}
    }
  });
}

function barChart(canvas, sets, stacked, type = 'linear') {
  return new Chart(byId(canvas), {
    type: 'bar',
    data: {labels: passNames, datasets: sets.map(set => ({maxBarThickness: 22, ...set}))},
    options: {
      indexAxis: 'y', animation: false, maintainAspectRatio: false,
      scales: {x: scale({type, stacked, ticks: {maxTicksLimit: 6, callback: value => count(value)}}),
               y: scale({stacked, ticks: {color: color('text'), autoSkip: false}, grid: {display: false}})},
      plugins: {legend: {display: false},
                tooltip: {callbacks: {label: item => `${item.dataset.label}: ${count(item.parsed.x)}`}}}
    }
  });
}

function drawCharts() {
  while (charts.length) charts.pop().destroy();
  if (data.history.length) {
    charts.push(sizeChart('size-over-tests', 0, stats.tests), sizeChart('size-over-time', 1, stats.wall_seconds));
  }
  if (passes.length) {
    const verdicts = ['fail', 'pass', 'unresolved'].map(verdict => (
      {label: words[verdict], data: passes.map(pass => pass[verdict]), backgroundColor: color(verdict)}));
    charts.push(barChart('verdicts', verdicts, true), barChart('gains', [
      {label: 'bytes removed', data: passes.map(pass => pass.removed), backgroundColor: passNames.map(passColor)}], false,
      passes.some(pass => pass.removed < 0) || !byId('logarithmic').checked ? 'linear' : 'logarithmic'));
  }
}

function drawVerdictLegend() {
  for (const name of document.querySelectorAll('[data-verdict]')) name.textContent = words[name.dataset.verdict];
}

function drawPassLegend() {
  for (const pass of passes.filter(pass => pass.fail > 0)) {
    const swatch = element('i');
    swatch.style.background = passColor(pass.name);
    byId('pass-legend').append(element('span', {}, swatch, pass.name));
  }
}

// ---------------------------------------------------------------- comparison

const comparison = {parts: 0, here: -1};

/// Lists of [text, part]: the number of the kept part, -1 for what is only on this side, -2 for a remark of hone's.
function drawSide(side, pieces, only) {
  const lines = text => text.split('\n').length - 1;
  for (const [text, part] of pieces) {
    if (part >= 0) {
      const mark = element('mark', {textContent: text});
      mark.dataset.part = part;
      side.append(mark);
      comparison.parts = Math.max(comparison.parts, part + 1);
    } else if (part === -2) {
      side.append(element('span', {className: 'fold', textContent: text}));
    } else if (only === 'ins') {
      side.append(element('ins', {textContent: text}));
    } else {
      const gone = element('span', {className: 'gone', textContent: text});
      side.append(gone);
      if (text.length > 60) {
        const what = lines(text) > 1 ? `${count(lines(text))} lines` : `${count(text.length)} characters`;
        const fold = element('span', {className: 'fold', textContent: `⋯ ${what}`, role: 'button'});
        fold.foldsLines = lines(text) > 1;
        fold.addEventListener('click', () => setFolded(gone, fold, false));
        gone.before(fold);
      }
    }
  }
}

function setFolded(gone, fold, folded) {
  gone.hidden = folded;
  fold.hidden = !folded;
}

function foldAll() {
  for (const fold of document.querySelectorAll('#original-text .fold')) {
    if (fold.nextSibling && fold.nextSibling.className === 'gone') setFolded(fold.nextSibling, fold, byId('fold').checked);
  }
}

function drawMap() {
  const whole = data.comparison.original.reduce((sum, piece) => sum + piece[0].length, 0);
  let at = 0;
  for (const [text, part] of data.comparison.original) {
    if (part >= 0) {
      const tick = element('i');
      tick.dataset.part = part;
      tick.style.top = `${100 * at / whole}%`;
      tick.style.height = `${100 * text.length / whole}%`;
      byId('map').append(tick);
    }
    at += text.length;
  }
}

/// Scrolls within the side alone: the page stays where it is.
function reveal(side, found) {
  const inner = found.getBoundingClientRect(), outer = side.getBoundingClientRect();
  side.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 3;
}

function goTo(part) {
  if (part < 0 || part >= comparison.parts) return;
  comparison.here = part;
  for (const old of document.querySelectorAll('.comparison .here')) old.classList.remove('here');
  for (const found of document.querySelectorAll(`.comparison [data-part="${part}"]`)) {
    found.classList.add('here');
    if (found.tagName === 'MARK') reveal(found.parentElement, found);
  }
  byId('part-number').textContent = `${part + 1} of ${count(comparison.parts)} kept parts`;
}

function drawComparison() {
  drawSide(byId('original-text'), data.comparison.original, 'gone');
  drawSide(byId('result-text'), data.comparison.result, 'ins');
  drawMap();
  byId('original-caption').textContent = `${data.input_name}, ${count(stats.input_bytes)} bytes`;
  byId('result-caption').textContent = `${data.output_name}, ${count(stats.output_bytes)} bytes`;
  byId('part-number').textContent = `${count(comparison.parts)} kept parts`;
  byId('fold').addEventListener('change', foldAll);
  byId('next-part').addEventListener('click', () => goTo(comparison.here + 1));
  byId('previous-part').addEventListener('click', () => goTo(comparison.here - 1));
  document.querySelector('.comparison').addEventListener('click', event => {
    if (event.target.dataset.part !== undefined) goTo(Number(event.target.dataset.part));
  });
  foldAll();
}

// ---------------------------------------------------------------- sections of the modes

/// By `kind`: each draws what a mode has to say beyond a smaller text, into a section of its own.
const sectionKinds = {diagnosis: drawDiagnosis, decision_tree: drawDecisionTree, pattern: drawPattern};

function drawDiagnosis(card, section) {
  const list = element('ol', {className: 'findings'});
  for (const finding of section.findings) {
    list.append(element('li', {},
        element('b', {textContent: `${finding.line}:${finding.column}`}), finding.rule ? ` in ${finding.rule}` : '',
        element('pre', {}, finding.before, finding.removed ? element('del', {textContent: finding.removed}) : '',
                finding.inserted ? element('ins', {textContent: finding.inserted}) : '', finding.after)));
  }
  card.append(list);
}

/// Nodes come before their children, so that one loop over them, from the end, makes the tree.
function drawDecisionTree(card, section) {
  const made = [];
  for (let id = section.nodes.length - 1; id >= 0; --id) {
    const node = section.nodes[id];
    const counts = element('span', {className: 'quiet', textContent: ` ${count(node.fails)} fail, ${count(node.passes)} pass`});
    if (node.question === undefined) {
      const outcome = element('span', {className: node.fail ? 'outcome fail' : 'outcome',
                                       textContent: node.fail ? section.behaviour : 'passes'});
      made[id] = element('span', {}, outcome, counts,
                         ...node.examples.flatMap(example => [' ', element('code', {textContent: example})]));
      continue;
    }
    const branch = (answer, child) => element('li', {}, element('b', {textContent: answer + ' '}), made[child]);
    made[id] = element('details', {open: true}, element('summary', {}, node.question + '?', counts),
                       element('ul', {}, branch('yes', node.yes), branch('no', node.no)));
  }
  card.append(element('div', {className: 'tree'}, made[0]));
  if (section.sentences) card.append(element('pre', {className: 'sentences', textContent: section.sentences.trim()}));
}

function drawPattern(card, section) {
  card.append(element('pre', {className: 'sentences', textContent: section.line}));
  const rows = section.nodes.map(([depth, text, mark]) => {
    const row = element('div', {}, element('code', {className: mark, textContent: text}));
    row.style.paddingLeft = `${22 * depth}px`;
    return row;
  });
  card.append(element('div', {className: 'pattern'}, ...rows));
  for (const [title, texts] of [['These fail', section.failing], ['These pass, though they differ little', section.passing]]) {
    if (texts.length === 0) continue;
    card.append(element('h3', {textContent: title}), ...texts.map(text => element('pre', {textContent: text})));
  }
}

function drawSections() {
  for (const section of data.sections) {
    const card = element('section', {className: section.kind}, element('h2', {textContent: section.title}));
    byId('mode-sections').append(card);
    sectionKinds[section.kind](card, section);
  }
}

// ---------------------------------------------------------------- clicks

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element('textarea', {value: text});
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

function listen() {
  for (const button of document.querySelectorAll('.copy')) {
    button.addEventListener('click', async () => {
      await copy(data[button.dataset.copies]);
      button.textContent = 'copied';
      setTimeout(() => button.textContent = 'copy', 1500);
    });
  }
  byId('logarithmic').addEventListener('change', drawCharts);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const setTheme = theme => {
    document.documentElement.dataset.theme = theme;
    drawCharts();
  };
  byId('theme').addEventListener('click', () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
  dark.addEventListener('change', () => setTheme(dark.matches ? 'dark' : 'light'));
  setTheme(dark.matches ? 'dark' : 'light');
}

function hideWhatIsEmpty() {
  byId('size-section').hidden = data.history.length === 0;
  byId('passes-section').hidden = passes.length === 0;
  byId('comparison-section').hidden = data.comparison.original.length === 0;
  byId('result-section').hidden = data.result === '' && stats.mode !== 'reduce';
}

drawHead();
drawSummary();
hideWhatIsEmpty();
drawSections();
drawPassTable();
drawVerdictLegend();
drawPassLegend();
drawComparison();
listen();
