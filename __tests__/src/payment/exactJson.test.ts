import { spawnSync } from 'node:child_process';
import { parseExactJson } from '../../../src/payment/exactJson.ts';
import { ANSWER_LIMIT_BYTES } from '../../../src/payment/limitedBody.ts';

describe('an answer of the gateway', () => {
  it.each<[string, string, unknown]>([
    ['ids keep their last digit', '[12345678901234567891]', ['12345678901234567891']],
    ['also below zero', '{"id":-9007199254740993}', { id: '-9007199254740993' }],
    ['shorter ones are numbers', '[123456789012345,-1]', [123456789012345, -1]],
    ['amounts are numbers, however long', '[1234567890123456.5,1e20]', [1234567890123456.5, 1e20]],
    ['digits in a text stay', '["\\"12345678901234567891"]', ['"12345678901234567891']],
  ])('%s', (_case, text, expected) => {
    expect(parseExactJson(text)).toEqual(expected);
  });

  it.each(['"open', '{"a":12345678901234567891', '["\\', '1-2'])('%s is no answer', (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  });

  // In a separate process: a parse that never ends would block all tests.
  it.each([
    ['digits', `'9'.repeat(${ANSWER_LIMIT_BYTES - 2}) + '.5'`],
    ['quotes in a text that does not end', `'"' + '\\\\"'.repeat(${ANSWER_LIMIT_BYTES / 2 - 1})`],
  ])('is read at its full length: %s', (_what, text) => {
    const script = `
      import { parseExactJson } from './src/payment/exactJson.ts';
      try { parseExactJson(${text}); } catch {}
      console.log('read');`;
    const { stdout } = spawnSync('node', ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      timeout: 4000,
    });
    expect(stdout).toBe('read\n');
  });
});
