import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

const folder = mkdtempSync(join(tmpdir(), 'mizan-style-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with a style sheet, built with the shop's plugins. */
function build() {
  writeFileSync(join(folder, 'page.css'), 'p { color: green }');
  writeFileSync(
    join(folder, 'entry.js'),
    'window.open = () => import(/* webpackMode: "lazy" */ "./page.css");',
  );
  const script = `
    import MiniCssExtractPlugin from 'mini-css-extract-plugin';
    import webpack from 'webpack';
    import { StyleTimeoutPlugin } from './webpack/StyleTimeoutPlugin.ts';
    webpack({
      mode: 'development',
      devtool: false,
      context: ${JSON.stringify(folder)},
      entry: './entry.js',
      output: { path: ${JSON.stringify(folder)}, chunkLoadTimeout: 120_000, publicPath: '/' },
      resolveLoader: { modules: [process.cwd() + '/node_modules'] },
      module: { rules: [{ test: /[.]css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin(), new StyleTimeoutPlugin()],
    }).run((error, stats) => {
      const faults = error ?? stats.toJson().errors;
      if (error || faults.length > 0) throw new Error(JSON.stringify(faults));
    });`;
  execFileSync('node_modules/.bin/node', ['--input-type=module', '--eval', script]);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { main: read('main.js'), page: read('page_css.js') };
}

/** A browser in which scripts load, style sheets do not, and the clock is moved by hand. */
function startBrowser() {
  const { window } = new JSDOM('<head></head>', {
    url: 'https://shop.example/',
    runScripts: 'outside-only',
  });
  const timers: { ms: number; fire: () => void }[] = [];
  Object.assign(window, {
    setTimeout: (fire: () => void, ms: number) => timers.push({ fire, ms }),
  });
  window.eval(built.main);
  return {
    open: () => {
      const opened = (window.open as () => unknown)() as Promise<unknown>;
      window.eval(built.page);
      return opened;
    },
    sheets: () => [...window.document.querySelectorAll('link')],
    pass: (ms: number) => {
      for (const timer of timers.splice(0)) if (timer.ms <= ms) timer.fire();
    },
    arrive: () => window.document.querySelector('link')?.dispatchEvent(new window.Event('load')),
  };
}

const built = build();

it('gives up on a style sheet after two minutes, as webpack does on a script', async () => {
  const browser = startBrowser();
  const opened = browser.open();
  expect(browser.sheets()).toHaveLength(1);
  browser.pass(120_000);
  await expect(opened).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
  expect(browser.sheets()).toHaveLength(0);
});

it('requests the style sheet again on the next try', async () => {
  const browser = startBrowser();
  const first = browser.open();
  browser.pass(120_000);
  await expect(first).rejects.toThrow('Loading CSS chunk');
  browser.open().catch(() => undefined);
  expect(browser.sheets()).toHaveLength(1);
});

it('waits until then', async () => {
  const browser = startBrowser();
  browser.open().catch(() => undefined);
  browser.pass(119_999);
  expect(browser.sheets()).toHaveLength(1);
});

it('leaves a loaded style sheet alone', async () => {
  const browser = startBrowser();
  const opened = browser.open();
  browser.arrive();
  browser.pass(120_000);
  await expect(opened).resolves.toBeDefined();
  expect(browser.sheets()).toHaveLength(1);
});
