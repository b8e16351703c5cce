
// ---------------------------------------------------------------- the page

function drawHead() {
  document.title = `${data.input_name}: ${stats.mode} by hone`;
  byId('mode').textContent = stats.mode;
  byId('input-name').append(...shown(data.input_name));
  byId('headline').textContent = data.headline;
  byId('version').textContent = data.hone;
  byId('command').append(...shown(data.command));
  byId('directory').append('in ', ...shown(data.directory));
}

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
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const setTheme = theme => {
    document.documentElement.dataset.theme = theme;
    drawChart();
  };
  byId('theme').addEventListener('click', () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
  dark.addEventListener('change', () => setTheme(dark.matches ? 'dark' : 'light'));
  setTheme(dark.matches ? 'dark' : 'light');
}

drawHead();
drawSections();
drawFailure();
drawComparison();
drawRun();
listen();
