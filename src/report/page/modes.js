
// ---------------------------------------------------------------- sections of the modes

/// By `kind`: each draws what a mode has to say beyond a smaller text, into a section of its own.
const sectionKinds = {diagnosis: drawDiagnosis, decision_tree: drawDecisionTree, pattern: drawPattern};

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

function drawSections() {
  for (const section of data.sections) {
    const card = element('section', {className: section.kind}, element('h2', {textContent: section.title}));
    byId('mode-sections').append(card);
    sectionKinds[section.kind](card, section);
  }
}
