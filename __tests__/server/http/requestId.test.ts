import { requestIds } from '../../../server/http/requestId.ts';

const BEHIND_A_PROXY = { trustProxy: 1 };
const GENERATED = /^[0-9A-HJKMNP-TV-Z]{10}$/;

const idOf = (header: string | undefined, config: { trustProxy: boolean | number }) =>
  requestIds(config)({ headers: { 'x-request-id': header } });

describe('the number of a request', () => {
  it('is short, easy to read out and another one each time', () => {
    const ids = Array.from({ length: 1000 }, () => idOf(undefined, BEHIND_A_PROXY));
    expect(ids.every((id) => GENERATED.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the one of a trusted proxy', () => {
    const given = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(idOf(given, BEHIND_A_PROXY)).toBe(given);
    expect(idOf(given, { trustProxy: true })).toBe(given);
  });

  it('is never a stranger’s', () => {
    expect(idOf('4bf92f3577b34da6', { trustProxy: false })).toMatch(GENERATED);
  });

  it.each(['short', 'x'.repeat(65), 'with space', '<script>1', 'a\r\nset-cookie:x', '‮abcdefgh'])(
    'is not %j, whatever the client sends',
    (given) => {
      expect(idOf(given, BEHIND_A_PROXY)).toMatch(GENERATED);
    },
  );
});
