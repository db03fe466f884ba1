import { welcomeToken, welcomeUrl } from '../../../../src/contract/staff/kitchenAddress.ts';

it('keeps the token of a one-time link away from servers, behind #', () => {
  const link = new URL(welcomeUrl('https://mizan.example', 'a-b_c'));
  expect(link.href).toBe('https://mizan.example/kitchen/welcome#token=a-b_c');
  expect(welcomeToken(link.hash)).toBe('a-b_c');
});

it.each(['', '#', '#other=1'])('finds no token in "%s"', (hash) => {
  expect(welcomeToken(hash)).toBeNull();
});
