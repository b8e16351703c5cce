
// ---------------------------------------------------------------- sections of the modes

/// By `kind`: each draws what a mode has to say beyond a smaller text, into a section of its own.
const sectionKinds = {diagnosis: drawDiagnosis, decision_tree: drawDecisionTree, pattern: drawPattern, bugs: drawBugs,
                      files: drawFiles};

function drawDiagnosis(card, section) {
  const list = element('ol', {className: 'findings'});
  for (const finding of section.findings) {
    list.append(element('li', {},
        element('b', {textContent: `${finding.line}:${finding.column}`}), finding.rule ? ` in ${finding.rule}` : '',
        element('pre', {}, ...shown(finding.before), element('del', {}, ...shown(finding.removed)),
                element('ins', {}, ...shown(finding.inserted)), ...shown(finding.after))));
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
                         ...node.examples.flatMap(example => [' ', element('code', {}, ...shown(example))]));
      continue;
    }
    const branch = (answer, child) => element('li', {}, element('b', {textContent: answer + ' '}), made[child]);
    made[id] = element('details', {open: true}, element('summary', {}, node.question + '?', counts),
                       element('ul', {}, branch('yes', node.yes), branch('no', node.no)));
  }
  if (section.sentences) card.append(element('pre', {className: 'sentences', textContent: section.sentences.trim()}));
  card.append(element('div', {className: 'tree'}, made[0]));
}

function drawPattern(card, section) {
  card.append(element('pre', {className: 'sentences'}, ...shown(section.line)));
  const rows = section.nodes.map(([depth, text, mark]) => {
    const row = element('div', {}, element('code', {className: mark}, ...shown(text)));
    row.style.paddingLeft = `${22 * depth}px`;
    return row;
  });
  card.append(element('div', {className: 'pattern'}, ...rows));
  for (const [title, texts] of [['These fail', section.failing], ['These are nearly the same, and pass', section.passing]]) {
    if (texts.length === 0) continue;
    card.append(element('h3', {textContent: title}), ...texts.map(text => element('pre', {}, ...shown(text))));
  }
}

/// What is left of each file; those that are gone can be unfolded.
function drawFiles(card, section) {
  const table = files => {
    const rows = files.map(([path, before, after]) => element('tr', {},
        element('td', {}, element('code', {}, ...shown(path))), element('td', {}, count(before)),
        element('td', {}, after === null ? 'gone' : count(after))));
    const heads = ['file', 'bytes', 'left'].map(textContent => element('th', {textContent}));
    return element('div', {className: 'scroll'},
        element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)));
  };
  const left = section.files.filter(file => file[2] !== null), gone = section.files.filter(file => file[2] === null);
  card.append(table(left));
  if (gone.length === 0) return;
  card.append(element('details', {}, element('summary', {textContent: `${count(gone.length)} files are gone`}), table(gone)));
}

/// A table of all bugs, and for each a part that the table's links open.
function drawBugs(card, section) {
  const anchor = bug => `bug-${bug.name}`;
  const cell = (...children) => element('td', {}, ...children);
  const rows = section.bugs.map(bug => element('tr', {},
      cell(element('a', {href: `#${anchor(bug)}`}, ...shown(bug.name))), cell(bug.state), cell(count(bug.findings)),
      cell(count(bug.bytes)), cell(element('code', {}, ...shown(bug.signatures[0])))));
  const heads = ['bug', 'state', 'findings', 'bytes', 'how it fails'].map(textContent => element('th', {textContent}));
  card.append(element('div', {className: 'scroll'},
      element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows))));
  for (const bug of section.bugs) card.append(drawBug(bug, anchor(bug)));
  if (section.others.length === 0) return;
  const others = section.others.map(([file, outcome]) => element('li', {}, ...shown(`${file}: ${outcome}`)));
  card.append(element('details', {}, element('summary', {textContent: `${count(others.length)} findings don't fail`}),
                      element('ul', {}, ...others)));
}

function drawBug(bug, id) {
  const members = bug.members.map(file => element('li', {}, ...shown(file)));
  const lines = [...bug.signatures.slice(1).map(signature => `also: ${signature}`), ...bug.remarks];
  return element('article', {id}, element('h3', {}, ...shown(`${bug.name} (${bug.state})`)),
                 element('p', {}, element('code', {}, ...shown(bug.signatures[0]))),
                 ...lines.map(line => element('p', {className: 'quiet'}, ...shown(line))),
                 element('p', {className: 'quiet'}, ...shown(`${bug.file}: ${count(bug.original_bytes)} → ${count(bug.bytes)} bytes`)),
                 element('pre', {}, ...shown(bug.text)),
                 ...(bug.pattern ? [element('p', {className: 'quiet', textContent: 'Pattern'}), element('pre', {}, ...shown(bug.pattern))] : []),
                 element('p', {className: 'quiet', textContent: 'Reproduce'}), element('pre', {}, ...shown(bug.reproduce)),
                 ...(bug.output ? [element('details', {}, element('summary', {textContent: 'Its output'}), element('pre', {}, ...shown(bug.output)))] : []),
                 element('details', {}, element('summary', {textContent: `${count(bug.findings)} findings`}), element('ul', {}, ...members)));
}

function drawSections() {
  for (const section of data.sections) {
    const card = element('section', {className: section.kind}, element('h2', {textContent: section.title}));
    byId('mode-sections').append(card);
    sectionKinds[section.kind](card, section);
  }
}
