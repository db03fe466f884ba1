import { execFileSync } from 'node:child_process';

interface BuildOutput {
  chunkLoadTimeout: number;
}

/** As webpack reads it: the configuration is a module of Node. */
function outputOf(mode: string): BuildOutput {
  const script = `
    import configure from './webpack.config.ts';
    console.log(JSON.stringify(configure({}, { mode: '${mode}' }).output));`;
  const printed = execFileSync(
    'node_modules/.bin/node',
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return JSON.parse(printed) as BuildOutput;
}

it.each(['production', 'development'])('gives a script two minutes to load (%s)', (mode) => {
  expect(outputOf(mode).chunkLoadTimeout).toBe(120_000);
});
