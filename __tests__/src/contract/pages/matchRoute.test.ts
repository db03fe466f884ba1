import { buildPath, matchRoute, pathOf } from '../../../../src/contract/pages/matchRoute.ts';

it.each([
  [buildPath('home'), 'home', {}],
  [buildPath('thankYou', 7), 'thankYou', { id: '7' }],
  [buildPath('packageCategory', 3), 'packageCategory', { id: '3' }],
  [buildPath('meals', 31), 'meals', { cartItemId: '31' }],
  ['/privacy_policy', 'privacy', {}],
  ['/cart/', 'cart', {}],
])('knows %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

it.each([
  '/nothing',
  '/cart/extra',
  '/thank-you',
  '/thank-you/',
  '/order-details/abc',
  '/meals/0',
  '/carts',
  '/xcart',
])('has no page for %s', (path) => {
  expect(matchRoute(path)).toBeNull();
});

it.each([
  ['/cart/', '/cart'],
  ['/package-categories/3/', '/package-categories/3'],
  ['/', '/'],
])('has one path for %s', (pathname, path) => {
  const match = matchRoute(pathname);
  expect(match && pathOf(match)).toBe(path);
});
