import { selectAlert } from '../../../../src/features/alerts/alertsSlice.ts';
import { cartReceived, sessionEnded, sessionExpired } from '../../../../src/saga/events.ts';
import {
  loginFailed,
  loginSubmitted,
  selectLogin,
} from '../../../../src/features/session/loginSlice.ts';
import {
  loginAfterReset,
  openLogin,
  leaveExpiredSession,
  signIn,
  signOut,
  continueAfterSignIn,
} from '../../../../src/features/session/sessionSaga.ts';
import {
  selectCustomerInfo,
  selectCartCount,
  sessionStarted,
} from '../../../../src/features/session/sessionSlice.ts';
import { selectNotifications } from '../../../../src/features/notifications/notificationsSlice.ts';
import { readCart } from '../../../../src/api/carts.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart } from '../../../support/factories/cart.ts';
import { customerInfo, signedInResponse } from '../../../support/factories/customer.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const credentials = { email: 'noura@example.com', password: 'kitchen-2026' };
const session = { customerInfo: customerInfo(), cart: readCart(cart()) };
const at = (pathname: string, search = '') =>
  locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });

describe('signIn', () => {
  it('starts the session with the server’s answer', async () => {
    const { state, api } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': signedInResponse({ cart: cart() }) },
    });
    expect(api.calls[0]?.body).toEqual(credentials);
    expect(selectCustomerInfo(state)).toEqual(
      customerInfo({ cart: { items: 1, grand_total: 98_000 } }),
    );
  });

  it('stores the server’s message when it refuses the login', async () => {
    const { state } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': refuse({ code: 422, message: 'Wrong e-mail or password.' }) },
    });
    expect(selectLogin(state)).toMatchObject({
      status: 'failed',
      failure: { kind: 'http', code: 422, message: 'Wrong e-mail or password.' },
    });
    expect(selectCustomerInfo(state)).toBeNull();
  });

  it('stores a network failure', async () => {
    const { state } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': networkDown() },
    });
    expect(selectLogin(state).failure).toMatchObject({ kind: 'network', message: null });
  });

  it.each(callFailures)('starts no session after %s', async (_, reply, kind) => {
    const { state } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': reply() },
    });
    expect(selectLogin(state)).toMatchObject({ status: 'failed', failure: { kind } });
    expect(selectCustomerInfo(state)).toBeNull();
  });

  it('clears the failure of an earlier visit', async () => {
    const { actions } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': networkDown() },
    });
    expect(actions.map(({ type }) => type)).toContain(loginFailed.type);
    const { state } = await runSaga(openLogin, { after: actions });
    expect(selectLogin(state)).toMatchObject({ status: 'idle', failure: null });
  });
});

describe('continueAfterSignIn', () => {
  it.each([
    ['?redirect=%2Fcart%3Fstep%3D2', '/cart?step=2'],
    ['', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
  ])('goes from /login%s to %s', async (search, expected) => {
    const { history } = await runSaga(continueAfterSignIn, {
      args: [sessionStarted(session)],
      after: [at('/login', search)],
      path: `/login${search}`,
    });
    expect(history.location.pathname + history.location.search).toBe(expected);
    expect(history.index).toBe(0);
  });

  it('stores the cart of the answer', async () => {
    const { state } = await runSaga(continueAfterSignIn, {
      after: [sessionStarted(session)],
      args: [sessionStarted(session)],
    });
    expect(selectCartCount(state)).toBe(1);
  });
});

describe('signOut', () => {
  it('sends the token to the server, removes the customer and opens login', async () => {
    const { state, api, history } = await runSaga(signOut, {
      after: [sessionStarted(session), cartReceived(readCart(cart()))],
    });
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer token-of-noura');
    expect(selectCustomerInfo(state)).toBeNull();
    expect(selectCartCount(state)).toBe(0);
    expect(history.location.pathname).toBe('/login');
  });

  it.each(callFailures)('ends the session on this device even after %s', async (_, reply) => {
    const { state, history } = await runSaga(signOut, {
      after: [sessionStarted(session)],
      api: { 'POST logout': reply() },
    });
    expect(selectCustomerInfo(state)).toBeNull();
    expect(history.location.pathname).toBe('/login');
  });

  it('shows a message where the server could not be notified', async () => {
    const { state } = await runSaga(signOut, {
      after: [sessionStarted(session)],
      api: { 'POST logout': networkDown() },
    });
    expect(selectAlert(state)).toMatchObject({ kind: 'custom', textKey: 'alerts.logout.text' });
  });

  it('does not wait for the server’s answer', async () => {
    const held = hold(null);
    const done = runSaga(signOut, {
      after: [sessionStarted(session)],
      api: { 'POST logout': held },
    });
    held.release();
    const { actions } = await done;
    const types = actions.map(({ type }) => type);
    expect(types.indexOf(sessionEnded.type)).toBeLessThan(types.lastIndexOf('request/finished'));
  });
});

describe('leaveExpiredSession', () => {
  it('ends the session, shows a message, and opens login, which leads back', async () => {
    const { state, history } = await runSaga(leaveExpiredSession, {
      after: [sessionStarted(session), at('/orders', '?page=2')],
      path: '/orders?page=2',
    });
    expect(selectCustomerInfo(state)).toBeNull();
    expect(history.location).toMatchObject({
      pathname: '/login',
      search: '?redirect=%2Forders%3Fpage%3D2',
    });
    expect(selectNotifications(state)).toMatchObject([{ key: 'session.expired' }]);
  });

  it('ends the session once when the logout answers 401 too', async () => {
    const { api, actions } = await runSaga(leaveExpiredSession, {
      after: [sessionStarted(session)],
      api: { 'POST logout': refuse({ code: 401 }) },
    });
    expect(api.calls).toHaveLength(1);
    expect(actions.filter(({ type }) => type === sessionExpired.type)).toHaveLength(1);
  });

  it('does nothing for a guest', async () => {
    const { history } = await runSaga(leaveExpiredSession, { path: '/about-us' });
    expect(history.location.pathname).toBe('/about-us');
  });
});

describe('loginAfterReset', () => {
  it('opens login with a notification', async () => {
    const { state, history, api } = await runSaga(loginAfterReset, { path: '/reset-password' });
    expect(history.location.pathname).toBe('/login');
    expect(history.index).toBe(0);
    expect(selectNotifications(state)).toMatchObject([{ tone: 'success', key: 'reset.done' }]);
    expect(api.calls).toEqual([]);
  });

  it('ends the session of a customer who is logged in', async () => {
    const { state, history } = await runSaga(loginAfterReset, {
      after: [sessionStarted(session)],
      path: '/reset-password',
    });
    expect(selectCustomerInfo(state)).toBeNull();
    expect(history.location.pathname).toBe('/login');
  });
});
