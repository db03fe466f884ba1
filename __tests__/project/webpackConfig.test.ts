import { execFileSync } from 'node:child_process';

interface BuildConfiguration {
  output: { chunkLoadTimeout: number };
  cache: false | { type: string };
}

/** The browser's code, as webpack compiles it: the configuration is a module of Node. */
function configurationOf(mode: string, env = '{}'): BuildConfiguration {
  const script = `
    import configure from './webpack.config.ts';
    const [browser] = configure(${env}, { mode: '${mode}' });
    console.log(JSON.stringify(browser));`;
  const printed = execFileSync(
    'node_modules/.bin/node',
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return JSON.parse(printed) as BuildConfiguration;
}

it.each(['production', 'development'])('gives a script two minutes to load (%s)', (mode) => {
  expect(configurationOf(mode).output.chunkLoadTimeout).toBe(120_000);
});

it('keeps a cache and refreshes components in the development server alone', () => {
  const served = configurationOf('development', '{ WEBPACK_SERVE: true }');
  const built = configurationOf('production');
  expect(served.cache).toMatchObject({ type: 'filesystem' });
  expect(JSON.stringify(served)).toContain('"refresh":true');
  expect(built.cache).toBe(false);
  expect(JSON.stringify(built)).not.toContain('"refresh":true');
});
