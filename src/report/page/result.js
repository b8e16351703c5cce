
// ---------------------------------------------------------------- the failure, the result and what was kept of the original

function drawFailure() {
  const failure = data.failure;
  byId('failure-section').hidden = !failure;
  if (!failure) return;
  byId('failure-title').textContent = failure.title;
  byId('failure-ending').append(...shown(failure.ending));
  byId('failure-signature').hidden = failure.signature === '';
  byId('failure-signature').firstChild.append(...shown(failure.signature));
  for (const [name, text] of [['standard error', failure.err], ['standard output', failure.out]]) {
    if (text !== '') byId('failure-output').append(element('h3', {textContent: name}), element('pre', {}, ...shown(text)));
  }
  if (failure.err + failure.out === '') byId('failure-output').append(element('p', {className: 'quiet', textContent: 'The program printed nothing.'}));
}

const comparison = {parts: 0, here: -1};

const lineCount = text => text.split('\n').length - 1;

/// Lists of [text, part]: the number of the kept part, -1 for what is only on this side, -2 for a remark of hone's.
function drawSide(side, pieces, only) {
  side.replaceChildren();
  for (const [text, part] of pieces) {
    if (part >= 0) {
      const mark = element('mark', {}, ...shown(text));
      mark.dataset.part = part;
      side.append(mark);
      comparison.parts = Math.max(comparison.parts, part + 1);
    } else if (part === -2) {
      side.append(element('span', {className: 'fold', textContent: text}));
    } else if (only === 'ins') {
      // The blanks of a layout are no words of hone's.
      const [, before, words, behind] = text.match(/^(\s*)([^]*?)(\s*)$/);
      side.append(...shown(before), element('ins', {}, ...shown(words)), ...shown(behind));
    } else {
      const gone = element('span', {className: 'gone'}, ...shown(text));
      side.append(gone);
      if (text.length > 60) {
        const what = lineCount(text) > 1 ? `${count(lineCount(text))} lines` : `${count(text.length)} characters`;
        const fold = element('span', {className: 'fold', textContent: `⋯ ${what}`, role: 'button'});
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

function drawResult() {
  const laidOut = data.comparison.reading.length > 0 && byId('reading').checked;
  drawSide(byId('result-text'), laidOut ? data.comparison.reading : data.comparison.result, 'ins');
  goTo(comparison.here);
}

/// How the result looks best to people, with the exact text behind the button.
function drawComparison() {
  const hasOriginal = data.comparison.original.length > 0;
  byId('result-section').hidden = !hasOriginal && data.result === '';
  byId('result-title').textContent = data.result_title;
  byId('original-side').hidden = byId('comparison-legend').hidden = !hasOriginal;
  byId('reading-choice').hidden = data.comparison.reading.length === 0;
  drawSide(byId('original-text'), data.comparison.original, 'gone');
  drawResult();
  drawMap();
  byId('original-caption').textContent = `${data.input_name}, ${count(stats.input_bytes)} bytes`;
  byId('result-caption').textContent = `${data.output_name}, ${count(data.result_bytes)} bytes`;
  byId('part-number').textContent = `${count(comparison.parts)} kept parts`;
  byId('reading').addEventListener('change', drawResult);
  byId('fold').addEventListener('change', foldAll);
  byId('next-part').addEventListener('click', () => goTo(comparison.here + 1));
  byId('previous-part').addEventListener('click', () => goTo(comparison.here - 1));
  document.querySelector('.comparison').addEventListener('click', event => {
    const mark = event.target.closest('[data-part]');
    if (mark) goTo(Number(mark.dataset.part));
  });
  foldAll();
}
