import { acceptedEncoding } from '../../../server/http/encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('answers a browser that takes %s with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
