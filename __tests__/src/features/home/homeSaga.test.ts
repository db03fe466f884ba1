import { rootReducer } from '../../../../src/app/rootReducer.ts';
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
  it('stores the packages, the site’s content and the cart', async () => {
    const { state } = await runSaga(loadHome, {
      api: { 'GET home': homeResponse({ cart: cart() }) },
    });
    expect(state.home).toMatchObject({ status: 'loaded', failure: null });
    expect(state.home.content).toEqual(homeResponse().content);
    expect(state.cart.cart?.items).toHaveLength(1);
  });

  it.each(callFailures)('ends in `failed` after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadHome, { api: { 'GET home': reply() } });
    expect(state.home).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('keeps loaded content visible while it is requested again and when that fails', async () => {
    const { content } = homeResponse();
    const inSight = { package_categories: [], content, delivery: null };
    const { actions } = await runSaga(loadHome, {
      after: [homeLoaded(inSight)],
      api: { 'GET home': networkDown() },
    });
    let state = rootReducer(undefined, homeLoaded(inSight));
    for (const action of actions) {
      state = rootReducer(state, action);
      expect(state.home).toMatchObject({ ...inSight, status: 'loaded' });
    }
    expect(actions).not.toHaveLength(0);
  });

  it('expires the session on a 401', async () => {
    const { actions } = await runSaga(loadHome, { api: { 'GET home': refuse({ code: 401 }) } });
    expect(actions).toContainEqual(sessionExpired());
  });
});

describe('retryFailedHome', () => {
  it('loads again after a failure', async () => {
    const { state } = await runSaga(retryFailedHome, { after: await failed() });
    expect(state.home.status).toBe('loaded');
  });

  it.each([
    ['is there', [homeLoaded({ package_categories: [], content: [], delivery: null })]],
    ['is on its way', [homeRequested()]],
  ])('makes no request while the answer %s', async (_, after) => {
    const { api } = await runSaga(retryFailedHome, { after });
    expect(api.calls).toHaveLength(0);
  });
});
