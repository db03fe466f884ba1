import { enforceAccess } from '../../../src/app/guardSaga.ts';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { runSaga } from '../../support/runSaga.ts';

const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });

async function enter(path: string, isCustomer: boolean) {
  const { pathname, search, hash } = new URL(path, 'https://shop.example');
  const arrived = locationChanged({
    location: { pathname, search, hash, key: 'k' },
    action: 'PUSH',
  });
  const { history } = await runSaga(enforceAccess, {
    args: [arrived],
    after: isCustomer ? [signedIn, arrived] : [arrived],
    path,
  });
  expect(history.index).toBe(0);
  return history.createHref(history.location);
}

it.each([
  ['/orders?page=2#last', '/login?redirect=%2Forders%3Fpage%3D2%23last'],
  ['/dislikes-allergies/11', '/login?redirect=%2Fdislikes-allergies%2F11'],
  ['/payment?data=ab12', '/login?redirect=%2Fpayment%3Fdata%3Dab12'],
])('sends a visitor from %s through login, which leads back', async (path, expected) => {
  expect(await enter(path, false)).toBe(expected);
});

it.each([
  ['/login', '/'],
  ['/login?redirect=%2Fcart', '/cart'],
  ['/register?redirect=%2F%2Fevil.example', '/'],
  ['/forgot-password', '/'],
])('sends a customer from %s to %s', async (path, expected) => {
  expect(await enter(path, true)).toBe(expected);
});

it.each([
  ['/about-us', false],
  ['/order-failed?order=41', false],
  ['/login', false],
  ['/orders', true],
  ['/no-such-page', false],
])('admits visitors who may see %s', async (path, isCustomer) => {
  expect(await enter(path, isCustomer)).toBe(path);
});
