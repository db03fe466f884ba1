import { cartReceived, sessionExpired } from '../../../../src/saga/events.ts';
import {
  loginFailed,
  loginSubmitted,
  selectLogin,
} from '../../../../src/features/session/loginSlice.ts';
import {
  askForNewPassword,
  forgetLogin,
  leaveExpiredSession,
  signIn,
  signOut,
  welcome,
} from '../../../../src/features/session/sessionSaga.ts';
import {
  selectCustomerInfo,
  sessionEnded,
  sessionStarted,
} from '../../../../src/features/session/sessionSlice.ts';
import { selectCartCount } from '../../../../src/features/cart/cartSlice.ts';
import { selectNotifications } from '../../../../src/features/notifications/notificationsSlice.ts';
import { toCart } from '../../../../src/api/carts.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart } from '../../../support/factories/cart.ts';
import { customerInfo, signedInResponse } from '../../../support/factories/customer.ts';
import { hold, networkDown, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const credentials = { email: 'noura@example.com', password: 'kitchen-2026' };
const session = { customerInfo: customerInfo(), cart: toCart(cart()) };
const at = (pathname: string, search = '') =>
  locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });

describe('signing in', () => {
  it('starts the session with what the server answered', async () => {
    const { state, api } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': signedInResponse({ cart: cart() }) },
    });
    expect(api.calls[0]?.body).toEqual(credentials);
    expect(selectCustomerInfo(state)).toEqual(customerInfo());
  });

  it('keeps the server’s words when it refuses', async () => {
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

  it('says so when the server cannot be reached', async () => {
    const { state } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': networkDown() },
    });
    expect(selectLogin(state).failure).toMatchObject({ kind: 'network', message: null });
  });

  it.each(callFailures)('leaves a guest a guest after %s', async (_, reply, kind) => {
    const { state } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': reply() },
    });
    expect(selectLogin(state)).toMatchObject({ status: 'failed', failure: { kind } });
    expect(selectCustomerInfo(state)).toBeNull();
  });

  it('opens without the failure of another visit', async () => {
    const { actions } = await runSaga(signIn, {
      args: [loginSubmitted(credentials)],
      api: { 'POST login': networkDown() },
    });
    expect(actions.map(({ type }) => type)).toContain(loginFailed.type);
    const { state } = await runSaga(forgetLogin, { after: actions });
    expect(selectLogin(state)).toMatchObject({ status: 'idle', failure: null });
  });
});

describe('welcoming', () => {
  it.each([
    ['?redirect=%2Fcart%3Fstep%3D2', '/cart?step=2'],
    ['', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
  ])('goes from /login%s to %s', async (search, expected) => {
    const { history } = await runSaga(welcome, {
      args: [sessionStarted(session)],
      after: [at('/login', search)],
      path: `/login${search}`,
    });
    expect(history.location.pathname + history.location.search).toBe(expected);
    expect(history.index).toBe(0);
  });

  it('takes over the cart', async () => {
    const { state } = await runSaga(welcome, { args: [sessionStarted(session)] });
    expect(selectCartCount(state)).toBe(1);
  });
});

describe('signing out', () => {
  it('tells the server with the token, forgets the customer and goes to login', async () => {
    const { state, api, history } = await runSaga(signOut, {
      after: [sessionStarted(session), cartReceived(toCart(cart()))],
    });
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer token-of-noura');
    expect(selectCustomerInfo(state)).toBeNull();
    expect(selectCartCount(state)).toBe(0);
    expect(history.location.pathname).toBe('/login');
  });

  it.each(callFailures)('ends on this device even after %s', async (_, reply) => {
    const { state, history } = await runSaga(signOut, {
      after: [sessionStarted(session)],
      api: { 'POST logout': reply() },
    });
    expect(selectCustomerInfo(state)).toBeNull();
    expect(history.location.pathname).toBe('/login');
  });

  it('does not wait for the server', async () => {
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

describe('an expired session', () => {
  it('ends, says so, and leads back through login', async () => {
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

  it('ends once when logging out is refused as well', async () => {
    const { api, actions } = await runSaga(leaveExpiredSession, {
      after: [sessionStarted(session)],
      api: { 'POST logout': refuse({ code: 401 }) },
    });
    expect(api.calls).toHaveLength(1);
    expect(actions.filter(({ type }) => type === sessionExpired.type)).toHaveLength(1);
  });

  it('means nothing to a guest', async () => {
    const { history } = await runSaga(leaveExpiredSession, { path: '/about-us' });
    expect(history.location.pathname).toBe('/about-us');
  });
});

describe('after a new password', () => {
  it('leads a visitor to login, with a notice', async () => {
    const { state, history, api } = await runSaga(askForNewPassword, { path: '/reset-password' });
    expect(history.location.pathname).toBe('/login');
    expect(history.index).toBe(0);
    expect(selectNotifications(state)).toMatchObject([{ tone: 'success', key: 'reset.done' }]);
    expect(api.calls).toEqual([]);
  });

  it('ends the session of a customer', async () => {
    const { state, history } = await runSaga(askForNewPassword, {
      after: [sessionStarted(session)],
      path: '/reset-password',
    });
    expect(selectCustomerInfo(state)).toBeNull();
    expect(history.location.pathname).toBe('/login');
  });
});
