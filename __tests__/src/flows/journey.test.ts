import { createMemoryHistory } from 'history';
import { call, setContext, type SagaGenerator } from 'typed-redux-saga';
import { createJourney, type Journey } from '../../../src/flows/journey.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { runSaga } from '../../support/runSaga.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const at = (pathname: string, search = '') =>
  locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });

/** A flow that leads to the meals and tells when the customer walked off. */
function setUp(lead: (journey: Journey) => SagaGenerator<void>) {
  const events: string[] = [];
  const { store, task } = sagaStore(function* flow() {
    yield* setContext({ history: createMemoryHistory() });
    const journey = createJourney('/cart');
    yield* call(lead, journey);
    yield* call(journey.leave);
    events.push('left');
  });
  return { store, task, events };
}

it.each([
  ['goes there itself', (journey: Journey) => journey.goTo('/meals/11?day=2#top')],
  ['expects another saga to go there', (journey: Journey) => journey.expect('/meals/11?day=2#top')],
])('knows its own move when it %s', (_name, lead) => {
  const { store, task, events } = setUp(lead);
  store.dispatch(at('/meals/11', '?day=2'));
  store.dispatch(at('/meals/11', '?day=3'));
  expect(events).toEqual([]);
  expect(task.isRunning()).toBe(true);
  store.dispatch(at('/cart'));
  expect(events).toEqual(['left']);
});

it.each([
  [false, 1],
  [true, 0],
])('moves the browser (replacing: %s)', async (replace, index) => {
  const { history } = await runSaga(createJourney('/').goTo, { args: ['/cart', { replace }] });
  expect(history.location.pathname).toBe('/cart');
  expect(history.index).toBe(index);
});
