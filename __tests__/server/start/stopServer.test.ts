import { spawnSync } from 'node:child_process';

describe('a stop while an enquiry hangs at the gateway', () => {
  it('ends, and the attempt is still due', () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['__tests__/support/stopWhileEnquiring.ts'],
      { encoding: 'utf8', timeout: 100_000 },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout.split('\n').at(-1) ?? '')).toEqual({
      status: 'pending',
      isDue: true,
    });
    expect(status).toBe(0);
  });
});
