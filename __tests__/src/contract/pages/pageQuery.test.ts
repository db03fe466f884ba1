import { queryValue, withQuery } from '../../../../src/contract/pages/pageQuery.ts';

it.each([
  [{}, '/login'],
  [{ redirect: null, token: undefined }, '/login'],
  [{ redirect: '/orders?page=2', day: '' }, '/login?redirect=%2Forders%3Fpage%3D2&day='],
  [{ item: 0 }, '/login?item=0'],
])('adds to a path what is set of %j', (values, expected) => {
  expect(withQuery('/login', values)).toBe(expected);
});

it('is read by the name by which it was written', () => {
  const search = withQuery('', { redirect: '/cart?day=1&order=2', order: 7 });
  expect(queryValue(search, 'redirect')).toBe('/cart?day=1&order=2');
  expect(queryValue(search, 'order')).toBe('7');
  expect(queryValue(search, 'day')).toBeNull();
});
