import { filledDatabaseForProgram, runProgram } from '../../support/runProgram.ts';

describe('a stop while an enquiry hangs at the gateway', () => {
  it('ends, and the attempt is still due', async () => {
    const database = await filledDatabaseForProgram();
    const { stdout, stderr, status } = runProgram('__tests__/support/stopWhileEnquiring.ts', {
      env: database.settings,
    });
    await database.drop();
    expect(stderr).toBe('');
    expect(JSON.parse(stdout.split('\n').at(-1) ?? '')).toEqual({
      status: 'pending',
      isDue: true,
    });
    expect(status).toBe(0);
  });
});
