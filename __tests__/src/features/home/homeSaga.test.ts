import { loadHome, retryFailedHome } from '../../../../src/features/home/homeSaga.ts';
import { homeLoaded, homeRequested } from '../../../../src/features/home/homeSlice.ts';
import { sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart } from '../../../support/factories/cart.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { networkDown, refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const failed = async () =>
  (await runSaga(loadHome, { api: { 'GET home': networkDown() } })).actions;

describe('loadHome', () => {
  it('keeps the packages, what the site says, and the cart’s count', async () => {
    const { state } = await runSaga(loadHome, {
      api: { 'GET home': homeResponse({ cart: cart() }) },
    });
    expect(state.home).toMatchObject({ status: 'loaded', failure: null });
    expect(state.home.content).toEqual(homeResponse().content);
    expect(state.cartCount.items).toBe(1);
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadHome, { api: { 'GET home': reply() } });
    expect(state.home).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('tells the session of an invalid token', async () => {
    const { actions } = await runSaga(loadHome, { api: { 'GET home': refuse({ code: 401 }) } });
    expect(actions).toContainEqual(sessionExpired());
  });
});

describe('coming home', () => {
  it('tries again what failed', async () => {
    const { state } = await runSaga(retryFailedHome, { after: await failed() });
    expect(state.home.status).toBe('loaded');
  });

  it.each([
    ['is there', [homeLoaded({ package_categories: [], content: [] })]],
    ['is on its way', [homeRequested()]],
  ])('asks nothing of the server while the answer %s', async (_, after) => {
    const { api } = await runSaga(retryFailedHome, { after });
    expect(api.calls).toHaveLength(0);
  });
});
