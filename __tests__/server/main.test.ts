import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs in each life of the process before anything else. */
const PROBE = `data:text/javascript,console.log(JSON.stringify({
  pid: process.pid,
  arenas: process.env.MALLOC_ARENA_MAX,
  trim: process.env.MALLOC_TRIM_THRESHOLD_,
  compiled: process.env.NODE_COMPILE_CACHE,
  youngSpace: process.execArgv.includes('--max-semi-space-size=4'),
}))`.replaceAll('\n', '');

/** It ends on its own, because the port is invalid. */
function start(env: Record<string, string>) {
  const { PATH } = process.env;
  const { stdout, stderr, pid } = spawnSync(
    process.execPath,
    ['--import', PROBE, 'server/main.js'],
    { env: { PATH, PORT: 'none', ...env } },
  );
  const lives: unknown[] = String(stdout)
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  return { lives, pid, error: String(stderr) };
}

describe('the start of the process', () => {
  it('starts a second time with settings that V8 and the allocator read only at the start', () => {
    const { lives, pid, error } = start({});
    expect(lives).toEqual([
      { pid, youngSpace: false },
      { pid, arenas: '2', trim: '131072', compiled: resolve('.cache/compiled'), youngSpace: true },
    ]);
    expect(error).toContain('PORT');
  });

  it('leaves the allocator as the environment sets it', () => {
    const { lives } = start({ MALLOC_ARENA_MAX: '8' });
    expect(lives.at(-1)).toMatchObject({ arenas: '8', youngSpace: true });
  });
});
