import { safeRedirect } from '../../../src/routing/redirect.ts';

const of = (redirect: string) => safeRedirect(`?redirect=${encodeURIComponent(redirect)}`);

it('keeps a path of the shop with its query and hash', () => {
  expect(of('/orders?page=2#last')).toBe('/orders?page=2#last');
});

it('is null without one', () => {
  expect(safeRedirect('')).toBeNull();
  expect(safeRedirect('?redirect=')).toBeNull();
});

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '@evil.example',
  // No address at all: the parser throws.
  '//[',
])('refuses %j', (redirect) => {
  expect(of(redirect)).toBeNull();
});

it.each(['/..//evil.example', '/.//evil.example', '/a/..//evil.example'])(
  'never leads from %j to another host',
  (redirect) => {
    const target = of(redirect);
    const origin =
      target === null ? 'https://shop.test' : new URL(target, 'https://shop.test').origin;
    expect(origin).toBe('https://shop.test');
  },
);
